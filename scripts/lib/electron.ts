import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'
import { run } from './run.ts'

/**
 * Downloads Electron's binary, which `npm install` does not: install scripts are off. Where it can't be downloaded, the Chromium host stands in.
 * @param folder where packages are installed
 * @returns why it is not there; null = it is
 */
export async function fetchElectron(folder: string = join(root, 'node_modules')): Promise<string | null> {
  const electron = join(folder, 'electron')
  if (process.env.ELECTRON_PATH || existsSync(join(electron, 'path.txt'))) return null
  const { code, output } = await run(process.execPath, [join(electron, 'install.js')])
  return code === 0
    ? null
    : (
        output
          .trim()
          .split('\n')
          .findLast((line) => /error/i.test(line)) ?? `ended with ${code}`
      ).trim()
}
