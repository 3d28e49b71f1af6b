/** npm run new-feature -- server <name>: a server module with its contract, table, routes and tests, in the shape of all others. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './lib/root.ts'
import { tool } from './lib/run.ts'
import { namesOf } from './lib/scaffold/names.ts'
import { edits, newFiles } from './lib/scaffold/server-module.ts'
import { fail } from './lib/terminal.ts'

const [kind, name] = process.argv.slice(2)
if (kind !== 'server' || !name) fail('Use: npm run new-feature -- server <name>, e.g. server proxy-group')
try {
  await create(name)
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}

async function create(kebab: string): Promise<void> {
  const names = namesOf(kebab)
  const number = readdirSync(join(root, 'apps/server/src/db/migrations')).length + 1
  const migration = `${String(number).padStart(4, '0')}-${kebab}`
  const files = newFiles(names, migration)
  const taken = Object.keys(files).filter((path) => existsSync(join(root, path)))
  if (taken.length > 0) throw new Error(`There is one already:\n${taken.join('\n')}`)
  // Everything is worked out before anything is written.
  const edited = Object.entries(edits(names, migration)).map(([path, edit]): [string, string] => [
    path,
    edit(readFileSync(join(root, path), 'utf8')),
  ])
  const all = [...Object.entries(files), ...edited]
  for (const [path, text] of all) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const paths = all.map(([path]) => path)
  const formatted = await tool('@biomejs/biome/bin/biome', ['check', '--write', ...paths])
  if (formatted.code !== 0) throw new Error(formatted.output)
  console.log(paths.map((path) => `  ${path}`).join('\n'))
  console.log(
    `\nNext: fields in the contract, the migration and the schema; then\n  npx vitest run --project integration ${kebab}`,
  )
}
