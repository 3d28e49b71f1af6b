import { LiveQueryClient } from '@seaport/api-client/query-client'
import { Overlays } from '@seaport/ui/overlays'
import { SeaportProvider } from '@seaport/ui/seaport-provider'
import { Typeface } from '@seaport/ui/typeface'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Root } from './Root.tsx'

/** Live events invalidate what changed, so nothing gets stale by time; the main process can always be called. */
const queries = new LiveQueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      networkMode: 'always',
      refetchOnWindowFocus: false,
      // Cached data is shown at once and refetched in the background.
      refetchOnMount: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})

/** Providers around the screens. */
export function App(): ReactNode {
  return (
    <SeaportProvider>
      <Typeface />
      <QueryClientProvider client={queries}>
        <Root />
        <Overlays />
      </QueryClientProvider>
    </SeaportProvider>
  )
}
