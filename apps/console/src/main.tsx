import { preload, startI18n } from '@seaport/i18n/browser'
import { startTransition } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { App } from './app/App.tsx'
import { firstPath } from './app/first-path.ts'
import { frameNamespaces } from './app/frames.ts'
import { screenAt } from './app/navigation.ts'
import { loadScreen } from './app/screen-routes.tsx'
import { screens } from './app/screens.ts'
import { reloadOnStaleBuild } from './app/stale-build.ts'
import { surviveTranslation } from './app/survive-translation.ts'
import { refreshConfig } from './shared/config/system-config.ts'
import { currentSession } from './shared/session/session.ts'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')

surviveTranslation(document)
reloadOnStaleBuild()
void refreshConfig()
const path = firstPath(screens, location.hash, currentSession() !== null)
if (`#${path}` !== location.hash) history.replaceState(null, '', `#${path}`)
const screen = screenAt(screens, path.replace(/^\/?(?:\?.*)?$/, '/dashboard').replace(/\?.*/, ''))
const inShell = screen?.layout === 'shell' || (screen?.inShell && currentSession() !== null)
// Not awaited here: chunks that are fetched below may import from the one that this module lies in, which would then wait for itself.
void start(createRoot(container))
fetchAhead().catch(() => {
  // The route fetches these files again and reports what is missing.
})

/** Fetches the files of frame and screen, and the shell's first answers, all at once; each would otherwise wait until what surrounds it is drawn. */
async function fetchAhead(): Promise<void> {
  const ask = inShell && import('./app/shell/ask-ahead.ts').then(({ askAhead }) => askAhead())
  const frame = inShell ? import('./app/shell/Shell.tsx') : import('./app/page/PageFrame.tsx')
  await Promise.all([ask, frame, screen && loadScreen(screen)])
}

async function start(root: Root): Promise<void> {
  const frame = inShell ? frameNamespaces.shell : frameNamespaces.page
  // The screen's own messages come while the frame is drawn.
  await startI18n(...frameNamespaces.everywhere, ...frame)
  await preload(...frameNamespaces.everywhere)
  // In slices, so that the page answers meanwhile.
  startTransition(() => root.render(<App />))
}
