import { join } from 'node:path'
import { createServer } from 'vite'
import { root } from '../../../scripts/lib/root.ts'

/** Fields of a screen's descriptor that a test needs (`Screen` in apps/console/src/shared/screen). */
export interface ConsoleScreen {
  readonly name: string
  readonly path: string
  readonly layout: 'page' | 'shell'
  readonly permission?: string
  readonly parent?: string
}

let read: Promise<readonly ConsoleScreen[]> | undefined

/** The console's screens, loaded once per process from its own list, so that new screens are tested automatically. */
export function consoleScreens(): Promise<readonly ConsoleScreen[]> {
  read ??= readScreens()
  return read
}

async function readScreens(): Promise<readonly ConsoleScreen[]> {
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
    const found = screens as ConsoleScreen[]
    // Vite does not check types: a renamed field must not leave the sweeps without screens.
    if (!found.every(({ layout }) => layout === 'page' || layout === 'shell'))
      throw new Error('The screens of the console have another shape than these tests read')
    return found
  } finally {
    await vite.close()
  }
}
