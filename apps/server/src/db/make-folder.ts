import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Creates a folder for the server's own user only, with its missing parents. Step by step, because Node's recursive `mkdir` never ends in a folder
 * that reports itself as missing while its parent exists, such as in /proc.
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    // Another server created it first.
    if (!existsSync(path)) throw error
  }
}
