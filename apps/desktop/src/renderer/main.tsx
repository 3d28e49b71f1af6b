import { onLanguageChosen, preload, startI18n } from '@seaport/i18n/browser'
import { watchHistorySteps } from '@seaport/ui/history-steps'
import { preloadFaces } from '@seaport/ui/typeface-faces'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { preloadScreen } from './app/router.tsx'

async function start(): Promise<void> {
  const root = document.getElementById('root')
  watchHistorySteps()
  if (!root) throw new Error('index.html has no #root')
  onLanguageChosen(preloadFaces)
  await startI18n()
  preloadScreen()
  await preload('desktop', 'network')
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}

void start()
