import { type LiveQuery, type LiveRules, liveQuery } from '@seaport/api-client/live-query'
import type { CallInput, CallResult } from '@seaport/contract/desktop/ipc-core.schema'
import type { Calls, QueryCall } from './queries.ts'

/** Declares which live events invalidate the queries of a call. */
/* @__NO_SIDE_EFFECTS__ */
export function live<N extends QueryCall>(
  name: N,
  rules: LiveRules<CallResult<Calls, N>, Partial<CallInput<Calls, N>>>,
): LiveQuery {
  return liveQuery([name], rules)
}
