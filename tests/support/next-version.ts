import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/lib/root.ts'

/**
 * Writes the server of a later version: this one with one more migration.
 * @param folder is created
 * @param migration an expression of TypeScript; `sql` is Kysely's
 * @returns path of its main module
 */
export function writeNextVersion(folder: string, migration: string): string {
  mkdirSync(join(folder, 'apps/server'), { recursive: true })
  for (const name of ['package.json', 'src'])
    cpSync(join(root, 'apps/server', name), join(folder, 'apps/server', name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package.json'), '{ "name": "seaport", "version": "99.0.0", "type": "module" }')
  addMigration(join(folder, 'apps/server/src/db/migrate.ts'), migration)
  return join(folder, 'apps/server/src/main.ts')
}

/** Adds a migration after those that a server's `migrate.ts` has. */
function addMigration(file: string, migration: string): void {
  const text = readFileSync(file, 'utf8')
  const changed = text.replace(
    /(const migrations: Record<string, Migration> = \{[\s\S]*?)\n\}/,
    `$1\n  '9999-next': ${migration},\n}`,
  )
  if (changed === text) throw new Error(`${file} has no list of migrations`)
  writeFileSync(file, changed)
}
