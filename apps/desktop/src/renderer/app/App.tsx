import { Overlays } from '@seaport/ui/overlays'
import { SeaportProvider } from '@seaport/ui/seaport-provider'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryDefaults } from '../shared/queries.ts'
import { Root } from './Root.tsx'

const queries = new QueryClient(queryDefaults)

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
