import { watchHistorySteps } from '@seaport/ui/history-steps'
import { fetchAhead } from '@seaport/ui/lazy'
import { loadNotices } from '@seaport/ui/overlays'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { whenIdle } from '../shared/when-idle.ts'
import { App } from './App.tsx'

/** Renders the application in slices, so that the page stays responsive. */
export function render(container: Element): void {
  // Registered before the router's listener.
  watchHistorySteps()
  const root = createRoot(container)
  startTransition(() => root.render(<App />))
  // A notice that the connection is lost could not be fetched any more.
  whenIdle(() => fetchAhead(loadNotices))
}
