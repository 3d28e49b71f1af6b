import { Overlays } from '@seaport/ui/overlays'
import { SeaportProvider } from '@seaport/ui/seaport-provider'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Root } from './Root.tsx'

/** Live events keep what was read fresh, so it never ages by itself; the main process is always there to be asked. */
const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      networkMode: 'always',
      refetchOnWindowFocus: false,
      // What a screen showed before is shown again at once, and read anew behind it.
      refetchOnMount: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})

/** Everything that surrounds the screens. */
export function App(): ReactNode {
  return (
    <SeaportProvider>
      <QueryClientProvider client={queries}>
        <Root />
        <Overlays />
      </QueryClientProvider>
    </SeaportProvider>
  )
}
