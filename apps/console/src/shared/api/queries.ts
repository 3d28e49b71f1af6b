import { ApiRefused } from '@seaport/api-client/errors'
import { QueryClient } from '@tanstack/react-query'

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
