import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'

/** File with the end of support of the locked Electron, updated by hand with each new major version. */
const FILE = 'build/electron-support.json'

export interface ElectronSupport {
  readonly major: number
  /** Last day of the Electron project's support for this major version, as in `2027-04-26`. */
  readonly supportedUntil: string
  /** The project's own schedule. */
  readonly source: string
}

export function readElectronSupport(): ElectronSupport {
  return JSON.parse(readFileSync(join(root, FILE), 'utf8')) as ElectronSupport
}

/** The Electron that the desktop client is built and typed against, and packaged with. */
export function lockedElectron(): string {
  const manifest = JSON.parse(readFileSync(join(root, 'apps/desktop/package.json'), 'utf8')) as {
    devDependencies: { electron: string }
  }
  return manifest.devDependencies.electron
}

/**
 * Whether a client with this Electron may still be distributed: after the end of support, published vulnerabilities of Chromium are not fixed.
 * @returns why not, for a person; null = it may
 */
export function electronFault(locked: string, support: ElectronSupport, now: Date): string | null {
  if (Number(locked.split('.')[0]) !== support.major)
    return `Electron ${locked} is locked, but ${FILE} tells of ${support.major}: write down until when the new one is supported (${support.source}).`
  if (now.toISOString().slice(0, 10) <= support.supportedUntil) return null
  return `Electron ${locked} has not been supported since ${support.supportedUntil}: faults of Chromium that everybody can read about stay in it. Update it first (${support.source}).`
}
