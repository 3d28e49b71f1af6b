import { join } from 'node:path'
import { createServer } from 'vite'
import { root } from '../../../scripts/lib/root.ts'

/** What a test needs to know of a screen's descriptor (`Screen` in apps/console/src/shared/screen). */
export interface ConsoleScreen {
  readonly name: string
  readonly path: string
  readonly frame: 'page' | 'shell'
  readonly permission?: string
  readonly under?: string
}

/** The console's own list of its screens: a new one is tested and pictured without being named again. */
export async function consoleScreens(): Promise<readonly ConsoleScreen[]> {
  const vite = await createServer({
    root: join(root, 'apps/console'),
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const { screens } = await vite.ssrLoadModule('/src/app/screens.ts')
    return screens as ConsoleScreen[]
  } finally {
    await vite.close()
  }
}
