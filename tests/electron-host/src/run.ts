/** `npm run desktop`: the built client against a running server, in Electron where it can be had, else in the Chromium host. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { desktopDir } from './desktop.ts'
import { hasDisplay } from './electron-binary.ts'
import { launchDesktop } from './launch-desktop.ts'

const DEFAULT_SERVER = 'http://127.0.0.1:8787'

const server = process.env.SEAPORT_SERVER_URL || DEFAULT_SERVER
const userDataDir = resolve(process.env.SEAPORT_DESKTOP_DATA_DIR || 'data/desktop')

async function main(): Promise<number> {
  if (!existsSync(join(desktopDir, 'dist/main/main.js'))) {
    console.error('The client is not built yet: npm run build -w @seaport/desktop')
    return 1
  }
  if (!hasDisplay()) {
    console.error(
      'There is no display, so no window could be shown. Start it from a desktop session, or give it one: xvfb-run -a npm run desktop',
    )
    return 1
  }
  if (!(await answers(server))) {
    console.error(`No server answers at ${server}. Start one with npm start, or set SEAPORT_SERVER_URL.`)
    return 1
  }
  const desktop = await launchDesktop({ userDataDir, headless: false, env: { SEAPORT_SERVER_URL: server } })
  console.log(
    `Seaport is open (server ${server}, data ${userDataDir}). Close its window or press Ctrl+C to quit.`,
  )
  let closing = false
  const close = () => {
    if (closing) return
    closing = true
    desktop.close().catch((error: unknown) => console.error(String(error)))
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, close)
  return (await desktop.exited) ?? 1
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(new URL('/health', url), { signal: AbortSignal.timeout(5_000) })).ok
  } catch {
    return false
  }
}

process.exitCode = await main()
