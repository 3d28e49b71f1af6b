/**
 * npm run new-feature -- server <domain>/<name>: a server module with its contract, table, routes and tests.
 * npm run new-feature -- console|desktop <name>: a console feature over that contract, or a desktop feature. Each in the shape of all others.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './lib/root.ts'
import { run, tool } from './lib/run.ts'
import * as consoleFeature from './lib/scaffold/console-feature.ts'
import * as desktopFeature from './lib/scaffold/desktop-feature.ts'
import { type Names, namesOf } from './lib/scaffold/names.ts'
import * as serverModule from './lib/scaffold/server-module.ts'
import { fail } from './lib/terminal.ts'

const domains = readdirSync(join(root, 'apps/server/src/modules')).sort()

interface Scaffold {
  files: Record<string, string>
  edits: Record<string, (source: string) => string>
  next: string
}

const kinds: Record<string, (names: Names, domain: string | undefined) => Scaffold> = {
  server(names, domain) {
    if (domain === undefined)
      throw new Error(
        `A server module belongs to a domain (${domains.join(', ')}): server desk/${names.kebab}`,
      )
    const taken = readdirSync(join(root, 'apps/server/src/db/migrations')).flatMap((file) =>
      /^\d+/.test(file) ? parseInt(file, 10) : [],
    )
    const migration = `${String(Math.max(...taken) + 1).padStart(4, '0')}-${names.kebab}`
    return {
      files: serverModule.newFiles(names, domain, migration),
      edits: serverModule.edits(names, domain, migration),
      next: `fields in the contract, the migration and the schema; a stop per endpoint in apps/server/src/test-support/tour; then\n  npx vitest run --project integration ${names.kebab}`,
    }
  },
  console(names) {
    const domain = domains.find((folder) =>
      existsSync(join(root, `packages/contract/src/${folder}/${names.kebab}.ts`)),
    )
    if (domain === undefined)
      throw new Error(`There is no contract yet: npm run new-feature -- server <domain>/${names.kebab}`)
    return {
      files: consoleFeature.newFiles(names, domain),
      edits: consoleFeature.edits(names),
      next: `the permission key, the place and the titles in the menu, the titles in four languages; then\n  npx vitest run --project unit ${names.kebab}`,
    }
  },
  desktop: (names) => ({
    files: desktopFeature.newFiles(names),
    edits: desktopFeature.edits(names),
    next: `rows and columns, the title in four languages; then\n  npx vitest run --project unit ${names.kebab}`,
  }),
}

const [kind = '', path = ''] = process.argv.slice(2)
const [name = '', folder] = path.split('/').reverse()
const domain = domains.find((known) => known === folder)
const scaffold = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
if (!scaffold || !name || domain !== folder)
  fail(
    `Use: npm run new-feature -- server <domain>/<name>, e.g. server desk/proxy-group, or console|desktop <name>. Domains: ${domains.join(', ')}.`,
  )
try {
  await create(scaffold(namesOf(name), domain))
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}

async function create({ files, edits, next }: Scaffold): Promise<void> {
  const taken = Object.keys(files).filter((path) => existsSync(join(root, path)))
  if (taken.length > 0) throw new Error(`There is one already:\n${taken.join('\n')}`)
  // All changes are computed before the first file is written.
  const edited = Object.entries(edits).map(([path, edit]): [string, string] => [
    path,
    edit(readFileSync(join(root, path), 'utf8')),
  ])
  const all = [...Object.entries(files), ...edited]
  for (const [path, text] of all) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  if (all.some(([path]) => path.startsWith('packages/i18n/locales/'))) await regenerate()
  const paths = all.map(([path]) => path)
  const formatted = await tool('@biomejs/biome/bin/biome', ['check', '--write', ...paths])
  if (formatted.code !== 0) throw new Error(formatted.output)
  console.log(paths.map((path) => `  ${path}`).join('\n'))
  console.log(`\nNext: ${next}`)
}

/** The types of the texts' keys. */
async function regenerate(): Promise<void> {
  const { code, output } = await run(process.execPath, ['packages/i18n/scripts/generate.ts'])
  if (code !== 0) throw new Error(output)
}
