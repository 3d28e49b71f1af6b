import { watchHistorySteps } from '@seaport/ui/history-steps'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'

/** Renders the application in slices, so that the page stays responsive. */
export function render(container: Element): void {
  // Registered before the router's listener.
  watchHistorySteps()
  const root = createRoot(container)
  startTransition(() => root.render(<App />))
}
