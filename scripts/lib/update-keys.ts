import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'
import { fail } from './terminal.ts'

/** @returns the Ed25519 public keys (raw, base64) whose releases clients accept: SEAPORT_UPDATE_KEYS (with commas), else build/update-keys.json */
export function updateKeys(env: NodeJS.ProcessEnv = process.env): string[] {
  const keys: unknown = env.SEAPORT_UPDATE_KEYS
    ? env.SEAPORT_UPDATE_KEYS.split(',')
    : JSON.parse(readFileSync(join(root, 'build/update-keys.json'), 'utf8'))
  const fine =
    Array.isArray(keys) &&
    keys.every((key) => typeof key === 'string' && Buffer.from(key, 'base64').length === 32)
  const source = env.SEAPORT_UPDATE_KEYS ? 'SEAPORT_UPDATE_KEYS' : 'build/update-keys.json'
  return fine ? keys : fail(`${source}: a list of Ed25519 public keys, 32 bytes each in base64.`)
}
