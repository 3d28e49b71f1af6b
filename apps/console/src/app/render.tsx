import { watchHistorySteps } from '@seaport/ui/history-steps'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'

/** Draws the application, in slices, so that the page answers meanwhile. */
export function render(container: Element): void {
  // Before the router listens.
  watchHistorySteps()
  const root = createRoot(container)
  startTransition(() => root.render(<App />))
}
