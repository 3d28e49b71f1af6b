import { preload, startI18n } from '@seaport/i18n/browser'
import { startTransition } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { App } from './app/App.tsx'
import { firstPath } from './app/first-path.ts'
import { screenAt } from './app/navigation.ts'
import { screens } from './app/screens.ts'
import { reloadOnStaleBuild } from './app/stale-build.ts'
import { surviveTranslation } from './app/survive-translation.ts'
import { currentSession } from './shared/session/session.ts'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')

surviveTranslation(document)
reloadOnStaleBuild()
void import('./shared/config/system-config.ts').then(({ refreshConfig }) => refreshConfig())
const path = firstPath(screens, location.hash, currentSession() !== null)
if (`#${path}` !== location.hash) history.replaceState(null, '', `#${path}`)
if (screenAt(screens, path.replace(/^\/?(?:\?.*)?$/, '/dashboard').replace(/\?.*/, ''))?.layout === 'shell')
  void import('./app/shell/ask-ahead.ts').then(({ askAhead }) => askAhead())
// Not awaited here: chunks that are fetched below may import from the one that this module lies in, which would then wait for itself.
void start(createRoot(container))

async function start(root: Root): Promise<void> {
  await startI18n()
  await preload('console', 'screen')
  // In slices, so that the page answers meanwhile.
  startTransition(() => root.render(<App />))
}
