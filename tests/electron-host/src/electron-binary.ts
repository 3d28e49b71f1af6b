import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Path of a real Electron: ELECTRON_PATH, or the npm package's download; undefined if there is none, or no display. */
export function findElectron(): string | undefined {
  const given = process.env.ELECTRON_PATH
  if (given) {
    if (!existsSync(given)) throw new Error(`ELECTRON_PATH points to nothing: ${given}`)
    return given
  }
  if (!hasDisplay()) return undefined
  const folder = packageFolder()
  const note = folder && join(folder, 'path.txt')
  if (!folder || !note || !existsSync(note)) return undefined
  const binary = join(folder, 'dist', readFileSync(note, 'utf8').trim())
  return existsSync(binary) ? binary : undefined
}

/** Whether windows can be shown here. */
export function hasDisplay(): boolean {
  return process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY)
}

/**
 * One line that names the host in use and the reason.
 * @param missing why Electron's own program is not there; null = it is
 */
export function hostInWords(missing: string | null): string {
  if (findElectron()) return 'Host: the real Electron.'
  const why = missing ? `Electron's own program could not be fetched (${missing})` : unused()
  return `Host: the Chromium host, since ${why}: the same main process runs in Node and its windows in Chromium.`
}

/** Why an Electron that is installed does not run here. */
function unused(): string {
  return hasDisplay() ? "Electron's own program is not whole" : 'there is no display'
}

function packageFolder(): string | undefined {
  try {
    return dirname(fileURLToPath(import.meta.resolve('electron/package.json')))
  } catch {
    return undefined
  }
}
