import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { owners } from '../../apps/server/src/db/owners.ts'
import { faultFaults, readFaults } from './faults/faults.ts'
import { type LockFile, lockFaults } from './lock-file.ts'
import { moduleCycles } from './module-cycles.ts'
import { pooled } from './pool.ts'
import { root } from './root.ts'
import { type Finished, tool } from './run.ts'
import { dialectFaults, type Source, tableFaults } from './tables.ts'
import { report } from './terminal.ts'
import { twins } from './twins.ts'
import { workspaces } from './workspaces.ts'

interface Check {
  name: string
  run(): Promise<Finished>
}

const checks: Check[] = [
  { name: 'types', run: types },
  { name: 'lint and format', run: lint },
  { name: 'borders', run: () => borders(root, ['apps', 'packages', 'tests', 'scripts']) },
  { name: 'modules and tables', run: async () => faultsOf(serverFaults) },
  { name: 'nothing unused', run: () => tool('knip/bin/knip.js', ['--no-progress']) },
  { name: 'exact, locked versions', run: async () => faultsOf(versions) },
  { name: 'planted faults', run: async () => faultsOf(() => faultFaults(readFaults())) },
  {
    name: 'no twins',
    run: async () => faultsOf(() => twins(drawn('apps/console/src'), drawn('apps/desktop/src/renderer'))),
  },
]

/** Runs every static check, two at a time; prints one line each. */
export async function runChecks(): Promise<{ passed: number; failed: number }> {
  const results = await pooled(checks, Math.min(2, availableParallelism()), async ({ name, run }) => {
    const { code, output, milliseconds } = await run()
    report(code === 0, name, milliseconds, output)
    return code === 0
  })
  const passed = results.filter(Boolean).length
  return { passed, failed: results.length - passed }
}

/** Biome succeeds with hints in its output, by which `npm run format` changes files: they are faults too. */
async function lint(): Promise<Finished> {
  const options = ['--error-on-warnings', '--max-diagnostics=100']
  const finished = await tool('@biomejs/biome/bin/biome', ['check', ...options, '.'])
  return /^Found \d+ infos?\.$/m.test(finished.output) ? { ...finished, code: 1 } : finished
}

interface TypesConfig {
  extends: string
  compilerOptions?: object
  include: string[]
  exclude?: string[]
}

/**
 * Every tsconfig of every workspace that checks files; those of packages/tooling are only extended. Configurations with the same options are compiled
 * as one program, since each alone would check its imports again. Each is compiled by one thread, and as many at once as there are cores: the
 * compiler's threads resolve library types separately, which takes twice the processor time.
 */
async function types(): Promise<Finished> {
  const started = performance.now()
  const configs = workspaces()
    .map(({ folder }) => folder)
    .filter((folder) => folder !== 'packages/tooling')
    .flatMap((folder) => globSync(join(folder, '{,scripts/}tsconfig*.json'), { cwd: root }))
  const results = await pooled(programsOf([...new Set(configs)]), availableParallelism(), (config) =>
    tool('typescript/bin/tsc', ['-p', config, '--pretty', 'false', '--singleThreaded']),
  )
  const failed = results.filter(({ code }) => code !== 0)
  const output = [...new Set(failed.flatMap((result) => result.output.trim().split('\n')))].join('\n')
  return { code: failed.length === 0 ? 0 : 1, output, milliseconds: performance.now() - started }
}

/**
 * @returns configurations that together cover these: a generated one for all that only extend the same base, and those
 * with their own options or exceptions
 */
function programsOf(configs: readonly string[]): string[] {
  const folder = join(root, '.cache', 'types')
  mkdirSync(folder, { recursive: true })
  const included = new Map<string, string[]>()
  const alone = configs.filter((path) => {
    const config = JSON.parse(readFileSync(join(root, path), 'utf8')) as TypesConfig
    if (config.compilerOptions || config.exclude) return true
    const patterns = config.include.map((pattern) => join(root, dirname(path), pattern))
    included.set(config.extends, [...(included.get(config.extends) ?? []), ...patterns])
    return false
  })
  const shared = [...included].map(([base, include]) => {
    const path = join(folder, basename(base))
    writeFileSync(path, JSON.stringify({ extends: base, include }))
    return path
  })
  return [...shared, ...alone]
}

/** Checks a folder's parts against the import rules (dependency-cruiser). */
export async function borders(folder: string, parts: readonly string[]): Promise<Finished> {
  return tool(
    'dependency-cruiser/bin/dependency-cruiser.mjs',
    [...parts, '--config', join(root, '.dependency-cruiser.mjs'), '--output-type', 'err'],
    { cwd: folder },
  )
}

/** Modules without circles (dependency-cruiser finds circles of files only), tables written by their owners, and only `db/` asks which database it is. */
function serverFaults(): string[] {
  const server = sourcesOf('apps/server/src').filter(({ path }) => !path.startsWith('test-support/'))
  const aboveDatabase = server.filter(({ path }) => !path.startsWith('db/'))
  return [
    ...moduleCycles(server, 'modules'),
    ...tableFaults(aboveDatabase, owners),
    ...dialectFaults(aboveDatabase),
  ]
}

/** An application's components, without its screen descriptors, which are alike on purpose. */
function drawn(folder: string): Source[] {
  return sourcesOf(folder).filter(({ path }) => !/\.public\.tsx?$|\/app\/screens\.ts$/.test(path))
}

/** The sources below a folder, without tests; paths as seen from it. */
function sourcesOf(folder: string): Source[] {
  return globSync('**/*.{ts,tsx}', { cwd: join(root, folder) })
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .sort()
    .map((path) => ({
      path: path.replaceAll('\\', '/'),
      text: readFileSync(join(root, folder, path), 'utf8'),
    }))
}

function versions(): string[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile
  return lockFaults(workspaces(), lock)
}

/** Runs one of our own checks; its output has one line per fault, as that of a tool. */
function faultsOf(find: () => string[]): Finished {
  const started = performance.now()
  const faults = find()
  return {
    code: faults.length === 0 ? 0 : 1,
    output: faults.join('\n'),
    milliseconds: performance.now() - started,
  }
}
