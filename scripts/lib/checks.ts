import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { decisionFaults, readDecisions } from './decisions.ts'
import { type LockFile, lockFaults } from './lock-file.ts'
import { pooled } from './pool.ts'
import { root } from './root.ts'
import { type Finished, tool } from './run.ts'
import { report } from './terminal.ts'
import { workspaces } from './workspaces.ts'

interface Check {
  name: string
  run(): Promise<Finished>
}

const checks: Check[] = [
  { name: 'types', run: types },
  {
    name: 'lint and format',
    run: () =>
      tool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '--max-diagnostics=100', '.']),
  },
  { name: 'borders', run: () => borders(root, ['apps', 'packages', 'tests', 'scripts']) },
  { name: 'nothing unused', run: () => tool('knip/bin/knip.js', ['--no-progress']) },
  { name: 'exact, locked versions', run: versions },
  { name: 'decisions', run: decisions },
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

/** Every tsconfig of every workspace that checks something; those of packages/tooling are only extended. */
async function types(): Promise<Finished> {
  const started = performance.now()
  const configs = workspaces()
    .map(({ folder }) => folder)
    .filter((folder) => folder !== 'packages/tooling')
    .flatMap((folder) => globSync(join(folder, '{,scripts/}tsconfig*.json'), { cwd: root }))
  const results = await pooled([...new Set(configs)], availableParallelism(), (config) =>
    tool('typescript/bin/tsc', ['-p', config, '--pretty', 'false']),
  )
  const failed = results.filter(({ code }) => code !== 0)
  const output = [...new Set(failed.flatMap((result) => result.output.trim().split('\n')))].join('\n')
  return { code: failed.length === 0 ? 0 : 1, output, milliseconds: performance.now() - started }
}

/** Whether what is in these parts of a folder keeps to the borders of the code base. */
export async function borders(folder: string, parts: readonly string[]): Promise<Finished> {
  return tool(
    'dependency-cruiser/bin/dependency-cruiser.mjs',
    [...parts, '--config', join(root, '.dependency-cruiser.mjs'), '--output-type', 'err'],
    { cwd: folder },
  )
}

async function versions(): Promise<Finished> {
  const started = performance.now()
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile
  const faults = lockFaults(workspaces(), lock)
  return {
    code: faults.length === 0 ? 0 : 1,
    output: faults.join('\n'),
    milliseconds: performance.now() - started,
  }
}

async function decisions(): Promise<Finished> {
  const started = performance.now()
  const faults = decisionFaults(readDecisions(root))
  return {
    code: faults.length === 0 ? 0 : 1,
    output: faults.join('\n'),
    milliseconds: performance.now() - started,
  }
}
