/**
 * npm run keep-release: stores what this version writes in tests/inputs/kept/<version>, for the tests of later versions: a database of each kind, the journal and the
 * settings of a desktop client. Once for each release (docs/releasing.md).
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { keepDatabases } from './lib/keep-release/databases.ts'
import { keepJournal } from './lib/keep-release/journal.ts'
import { keepSettings } from './lib/keep-release/settings.ts'
import { root } from './lib/root.ts'
import { fail } from './lib/terminal.ts'

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
const folder = join(root, 'tests/inputs/kept', version)
if (existsSync(folder))
  fail(
    `tests/inputs/kept/${version} is there already, and what a released version wrote never changes. Unless ${version} was released, delete the folder first.`,
  )
mkdirSync(folder, { recursive: true })
try {
  keepJournal(join(folder, 'journal.sqlite'))
  keepSettings(join(folder, 'settings.json'))
  await keepDatabases(folder)
} catch (error) {
  rmSync(folder, { recursive: true, force: true })
  fail(error instanceof Error ? error.message : String(error))
}
console.log(`Kept what ${version} writes in tests/inputs/kept/${version}: commit it.`)
