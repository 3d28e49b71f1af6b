import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Path of a real Electron: ELECTRON_PATH, or the npm package's download; undefined when there is none. */
export function findElectron(): string | undefined {
  const given = process.env.ELECTRON_PATH
  if (given) {
    if (!existsSync(given)) throw new Error(`ELECTRON_PATH points to nothing: ${given}`)
    return given
  }
  const folder = packageFolder()
  const note = folder && join(folder, 'path.txt')
  if (!folder || !note || !existsSync(note)) return undefined
  const binary = join(folder, 'dist', readFileSync(note, 'utf8').trim())
  return existsSync(binary) ? binary : undefined
}

/** Which host shows the client here, and why: one line. */
export function hostInWords(): string {
  return findElectron()
    ? 'Host: the real Electron.'
    : "Host: the Chromium host. Electron's own program is not installed on this machine, so the same main process runs in Node and its windows in Chromium."
}

function packageFolder(): string | undefined {
  try {
    return dirname(fileURLToPath(import.meta.resolve('electron/package.json')))
  } catch {
    return undefined
  }
}
