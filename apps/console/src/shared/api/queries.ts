import { ApiRefused } from '@seaport/api-client/errors'
import { QueryClient } from '@tanstack/react-query'
import { getDefaultStore } from 'jotai'
import { sessionAtom } from '../session/session.ts'

/** What was read from the server. Live events keep it fresh, so it ages slowly. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      // A refusal stays one however often it is asked; a retain answer is worth two more tries.
      retry: (tries, error) => !(error instanceof ApiRefused) && tries < 2,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})

// What one person was answered is nothing for the next, whichever window the session changed in.
getDefaultStore().sub(sessionAtom, () => {
  queries.clear()
})
