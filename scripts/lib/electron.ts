import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'
import { tool } from './run.ts'

/**
 * Fetches Electron's own program, which no installation of packages does (decision 0040). Where it can't be had the Chromium host stands in.
 * @returns why it is not there; null = it is
 */
export async function fetchElectron(): Promise<string | null> {
  if (process.env.ELECTRON_PATH || existsSync(join(root, 'node_modules/electron/path.txt'))) return null
  const { code, output } = await tool('electron/install.js', [])
  return code === 0
    ? null
    : (
        output
          .trim()
          .split('\n')
          .findLast((line) => /error/i.test(line)) ?? `ended with ${code}`
      ).trim()
}
