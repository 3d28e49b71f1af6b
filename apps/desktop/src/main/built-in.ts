import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What was built into this client when it was packaged (scripts/lib/package/stage.ts). */
export interface BuiltIn {
  /** Origin of the server; null = a person chooses it at the first start. */
  serverUrl: string | null
  /** Base64 Ed25519 public keys whose releases the client accepts. */
  updateKeys: string[]
}

/** A checkout uses the server that `npm start` runs next to it, and is never updated. */
const CHECKOUT: BuiltIn = { serverUrl: 'http://127.0.0.1:8787', updateKeys: [] }

/**
 * @param appDir folder or archive of the program, with its package.json
 * @throws TypeError for a package that was not built by our scripts
 */
export function readBuiltIn(appDir: string): BuiltIn {
  const manifest = JSON.parse(readFileSync(join(appDir, 'package.json'), 'utf8')) as { seaport?: unknown }
  if (manifest.seaport === undefined) return CHECKOUT
  if (!isBuiltIn(manifest.seaport))
    throw new TypeError(`${appDir}/package.json: "seaport" is not what packaging writes`)
  return manifest.seaport
}

/** Checked by hand: loading zod would delay the window, which waits for this file. */
function isBuiltIn(value: unknown): value is BuiltIn {
  if (typeof value !== 'object' || value === null) return false
  const { serverUrl, updateKeys } = value as Partial<Record<keyof BuiltIn, unknown>>
  return (
    (serverUrl === null || typeof serverUrl === 'string') &&
    Array.isArray(updateKeys) &&
    updateKeys.every((key) => typeof key === 'string')
  )
}
