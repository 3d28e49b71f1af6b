import { ApiRefused } from '@seaport/api-client/errors'
import { QueryClient } from '@tanstack/react-query'
import { getDefaultStore } from 'jotai'
import { sessionAtom } from '../session/session.ts'
import { recoveriesAtom } from './connection.ts'

/** What was read from the server. Live events keep it fresh, so it ages slowly. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      // A refusal stays one however often it is asked; a lost answer is worth two more tries.
      retry: (tries, error) => !(error instanceof ApiRefused) && tries < 2,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})

// Queries that failed while the server was unreachable are refetched, together with everything visible.
getDefaultStore().sub(recoveriesAtom, () => void queries.invalidateQueries())

// What one person was answered must not be shown to the next, whichever window the session changed in.
let owner = getDefaultStore().get(sessionAtom)?.userId
getDefaultStore().sub(sessionAtom, () => {
  const userId = getDefaultStore().get(sessionAtom)?.userId
  // The same person logged in again: what is shown may be old.
  if (userId === owner) return void queries.invalidateQueries()
  owner = userId
  queries.clear()
})
