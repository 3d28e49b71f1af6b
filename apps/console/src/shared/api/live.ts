import { type LiveQuery, type LiveRules, liveQuery } from '@seaport/api-client/live-query'
import type { DataOf, Endpoint, InputOf } from '@seaport/contract/kernel/endpoint'
import { queryKeyOf } from './endpoint.ts'

type ParamsOf<E extends Endpoint> = InputOf<E> extends { params: infer P } ? P : never

/** Declares which live events invalidate the queries of an endpoint. */
/* @__NO_SIDE_EFFECTS__ */
export function live<const E extends Endpoint & { readonly method: 'GET' }>(
  endpoint: E,
  rules: LiveRules<DataOf<E>, ParamsOf<E>>,
): LiveQuery {
  return liveQuery(queryKeyOf(endpoint), rules)
}
