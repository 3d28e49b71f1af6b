import { ApiRefused } from '@seaport/api-client/errors'
import { LiveQueryClient } from '@seaport/api-client/query-client'
import { dismissReport } from '@seaport/ui/bulk-report'
import { dismissConfirmation } from '@seaport/ui/confirm'
import { getDefaultStore } from 'jotai'
import { sessionAtom } from '../session/session.ts'
import { recoveriesAtom } from './connection.ts'
import { stepUpAtom } from './step-up.ts'

/** Cache of the server's answers. Live events keep it fresh, so entries stay fresh for long. */
export const queries = new LiveQueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      // A refusal is final; a lost answer is retried twice.
      retry: (tries, error) => !(error instanceof ApiRefused) && tries < 2,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})

// Queries that failed while the server was unreachable are refetched, together with everything visible.
getDefaultStore().sub(recoveriesAtom, () => void queries.invalidateQueries())

// One person's answers must not be shown to the next, even if the session changed in another window.
let owner = getDefaultStore().get(sessionAtom)?.userId
getDefaultStore().sub(sessionAtom, () => {
  const userId = getDefaultStore().get(sessionAtom)?.userId
  // The same person logged in again: the shown data may be outdated.
  if (userId === owner) return void queries.invalidateQueries()
  owner = userId
  queries.clear()
  // Nor may the next one answer what the last was asked.
  getDefaultStore().get(stepUpAtom)?.answer(false)
  dismissConfirmation()
  dismissReport()
})
