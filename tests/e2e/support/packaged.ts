import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { extractAll } from '@electron/asar'
import { root } from '../../../scripts/lib/root.ts'
import { run } from '../../../scripts/lib/run.ts'
import { writeElectronDists } from '../../support/electron-dist.ts'

/** Packages the built client as `npm run dist` does, and lays out what its asar holds. @returns the folder of the program */
export async function packagedClient(folder: string, env: Record<string, string>): Promise<string> {
  const output = join(folder, 'packaged')
  writeElectronDists(join(folder, 'electron'))
  const { code, output: words } = await run(
    process.execPath,
    ['scripts/dist.ts', 'linux', '--dir', '--output', output],
    { cwd: root, env: { SEAPORT_SERVER_URL: '', SEAPORT_ELECTRON_DIST: join(folder, 'electron'), ...env } },
  )
  if (code !== 0) throw new Error(words)
  const program = join(folder, 'program')
  const resources = join(output, 'linux-unpacked/resources')
  extractAll(join(resources, 'app.asar'), program)
  copyFileSync(join(resources, 'app-update.yml'), join(program, UPDATE_CONFIG))
  return program
}

/** Location of the file that the packaging wrote for electron-updater: an installed client has it beside its asar. */
const UPDATE_CONFIG = 'app-update.yml'

/** Gives a packaged client's data folder the configuration of its updates. @returns the environment that names it */
export function configureUpdates(
  program: string,
  userDataDir: string,
  more: Readonly<Record<string, unknown>> = {},
): { SEAPORT_TEST_UPDATE_CONFIG: string } {
  mkdirSync(userDataDir, { recursive: true })
  const packaged = JSON.parse(readFileSync(join(program, UPDATE_CONFIG), 'utf8')) as object
  writeFileSync(join(userDataDir, UPDATE_CONFIG), JSON.stringify({ ...packaged, ...more }))
  return { SEAPORT_TEST_UPDATE_CONFIG: UPDATE_CONFIG }
}

/** The same program, as if it had been packaged from another version. */
export function setVersion(program: string, version: string): void {
  const file = join(program, 'package.json')
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), version }))
}
