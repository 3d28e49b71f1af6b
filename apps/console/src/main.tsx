import { preload, startI18n } from '@seaport/i18n/browser'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { firstPath } from './app/first-path.ts'
import { screens } from './app/screens.ts'
import { reloadOnStaleBuild } from './app/stale-build.ts'
import { currentSession } from './shared/session/session.ts'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')

// zod reads its settings here when it is loaded. It shall not try whether it may compile code: the page's content security policy forbids that, and the
// browser would report the attempt.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
reloadOnStaleBuild()
void import('./shared/config/system-config.ts').then(({ refreshConfig }) => refreshConfig())
const path = firstPath(screens, location.hash, currentSession() !== null)
if (`#${path}` !== location.hash) history.replaceState(null, '', `#${path}`)
await startI18n()
await preload('console', 'screen')
createRoot(container).render(<App />)
