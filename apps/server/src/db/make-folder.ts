import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder for the server's own user alone, and those above it that are missing.
 * Step by step: Node's own recursion never ends where a folder says that it isn't there while its parent is, as in /proc.
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    // Another server was quicker.
    if (!existsSync(path)) throw error
  }
}
