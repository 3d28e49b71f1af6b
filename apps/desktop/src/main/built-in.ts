import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** What was built into this client when it was packaged (scripts/lib/package/stage.ts). */
const BuiltIn = z.object({
  /** Origin of the server; null = a person chooses it at the first start. */
  serverUrl: z.string().nullable(),
  /** Raw Ed25519 public keys, in base64, of those whose releases are taken. */
  updateKeys: z.array(z.string()),
})
export type BuiltIn = z.infer<typeof BuiltIn>

/** A checkout uses the server that `npm start` runs next to it, and is never updated. */
const CHECKOUT: BuiltIn = { serverUrl: 'http://127.0.0.1:8787', updateKeys: [] }

/** @param appDir folder or archive of the program, with its package.json */
export function readBuiltIn(appDir: string): BuiltIn {
  const manifest = JSON.parse(readFileSync(join(appDir, 'package.json'), 'utf8')) as { seaport?: unknown }
  return manifest.seaport === undefined ? CHECKOUT : BuiltIn.parse(manifest.seaport)
}
