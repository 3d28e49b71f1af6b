import { onLanguageChosen, preload, startI18n } from '@seaport/i18n/browser'
import { preloadFaces } from '@seaport/ui/typeface-faces'
import { firstPath } from './app/first-path.ts'
import { frameNamespaces } from './app/frames.ts'
import { layouts } from './app/layouts.ts'
import { screenAt } from './app/navigation.ts'
import { askFirst, partOf } from './app/screen-files.ts'
import { screens } from './app/screens.ts'
import { reloadOnStaleBuild, startAnew } from './app/stale-build.ts'
import { surviveTranslation } from './app/survive-translation.ts'
import { refreshConfig } from './shared/config/system-config.ts'
import { currentSession } from './shared/session/session.ts'

/*
 * Entry of the page, kept small: it reads the address and starts loading everything that the first screen needs at once. React, the layout and the
 * first answers would otherwise wait for each other.
 */

const container = document.getElementById('root')
// The page takes it away from a browser that is too old.
if (!container) throw new Error('index.html has no #root')

surviveTranslation(document)
reloadOnStaleBuild()
const path = firstPath(screens, location.hash, currentSession() !== null)
if (`#${path}` !== location.hash) history.replaceState(null, '', `#${path}`)
const screen = screenAt(screens, path.replace(/^\/?(?:\?.*)?$/, '/dashboard').replace(/\?.*/, ''))
const inShell = screen?.layout === 'shell' || (screen?.inShell && currentSession() !== null)

onLanguageChosen(preloadFaces)
const messages = startI18n(
  ...frameNamespaces.everywhere,
  ...(inShell ? frameNamespaces.shell : frameNamespaces.page),
)
if (inShell) void refreshConfig()
const layout = layouts[inShell ? 'shell' : 'page'].load()
// Not awaited here: chunks loaded below may import from this module's own chunk, which would then wait for itself.
start(container).catch(startAnew)
fetchAhead().catch(() => {
  // The route loads these files again and reports missing ones.
})

/** Prefetches the shell's and the screen's first data, and loads the files of the screen. */
async function fetchAhead(): Promise<void> {
  if (screen) askFirst(screen, location.hash)
  // The screen's files would come at the same time as those of the layout, which is drawn while they are loaded.
  if (inShell) (await import('./app/shell/ask-ahead.ts')).askAhead()
  if (screen) await partOf(screen).load()
}

async function start(container: Element): Promise<void> {
  const { render } = await import('./app/render.tsx')
  await messages
  await preload(...frameNamespaces.everywhere)
  // A missing file is reported where the layout is shown.
  await layout.catch(() => undefined)
  render(container)
  // The login can be used without it, and without the API's client.
  if (!inShell) await refreshConfig()
}
