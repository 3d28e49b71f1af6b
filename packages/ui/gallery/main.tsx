import { startI18n } from '@seaport/i18n/browser'
import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { Overlays } from '../src/overlays/Overlays.tsx'
import { LoadingState } from '../src/states/LoadingState.tsx'
import { SeaportProvider } from '../src/theme/SeaportProvider.tsx'
import { Gallery } from './Gallery.tsx'

await startI18n()
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <SeaportProvider>
      <Suspense fallback={<LoadingState />}>
        <Gallery />
        <Overlays />
      </Suspense>
    </SeaportProvider>
  </StrictMode>,
)
