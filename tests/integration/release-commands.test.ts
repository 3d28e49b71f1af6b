import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { npmCommands } from '../../scripts/lib/document-commands.ts'
import { run } from '../../scripts/lib/run.ts'
import { writeElectronDists } from '../support/electron-dist.ts'
import { freshClone } from '../support/fresh-clone.ts'
import { standInInstallerTools } from '../support/installer-tools.ts'

const folder = mkdtempSync(join(tmpdir(), 'seaport-release-commands-'))
const clone = freshClone()
let env: Record<string, string>

beforeAll(() => {
  writeElectronDists(join(folder, 'electron'))
  env = {
    SEAPORT_ELECTRON_DIST: join(folder, 'electron'),
    ...standInInstallerTools(join(folder, 'tools'), {
      program: join(folder, 'electron/win32-x64/electron.exe'),
      path: process.env.PATH ?? '',
    }),
  }
})
afterAll(() => {
  clone.remove()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs a line of a document as a shell runs it, in the clone. */
async function asWritten(command: string) {
  const { code, output } = await run('sh', ['-c', command], { cwd: clone.folder, env })
  expect(code, `${command}\n${output}`).toBe(0)
  return output
}

/** The systems of the workflow's matrix. */
const targets = [
  ...readFileSync(join(clone.folder, '.github/workflows/release.yml'), 'utf8').matchAll(/target: (\w+) }/g),
].map(([, target = '']) => target)

test('the workflow’s command builds each of its systems in a fresh clone, into dist/', {
  timeout: 300_000,
}, async () => {
  expect(targets).toEqual(['mac', 'win', 'linux'])
  const [dist = ''] = npmCommands('.github/workflows/release.yml', clone.folder)
  const build = /^(npm run dist -- )\$\{\{ matrix\.target \}\}$/.exec(dist)?.[1] ?? ''
  for (const target of targets) await asWritten(`${build}${target}`)
  expect(
    readdirSync(join(clone.folder, 'dist'))
      .filter((name) => name.startsWith('Seaport-'))
      .sort(),
  ).toEqual([
    'Seaport-0.1.0-linux-x86_64.AppImage',
    'Seaport-0.1.0-mac-arm64.dmg',
    'Seaport-0.1.0-mac-arm64.zip',
    'Seaport-0.1.0-mac-arm64.zip.blockmap',
    'Seaport-0.1.0-mac-x64.dmg',
    'Seaport-0.1.0-mac-x64.zip',
    'Seaport-0.1.0-mac-x64.zip.blockmap',
    'Seaport-0.1.0-win-x64.exe',
    'Seaport-0.1.0-win-x64.exe.blockmap',
  ])
})
