import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { run } from './run.ts'

const node = (code: string) => run(process.execPath, ['-e', code])

test('returns the exit code and the whole output', async () => {
  const { code, output } = await node('console.log("out"); console.error("err"); process.exit(3)')
  expect(code).toBe(3)
  expect(output).toContain('out\n')
  expect(output).toContain('err\n')
})

test('a program that does not exist failed, with a reason', async () => {
  const { code, output } = await run('seaport-no-such-program', [])
  expect(code).toBe(1)
  // EACCES where PATH has a folder that the person may not read.
  expect(output).toMatch(/^spawn seaport-no-such-program E(?:NOENT|ACCES)\n$/)
})

test('a program that a signal ended failed', async () => {
  expect((await node('process.kill(process.pid, "SIGKILL")')).code).toBe(1)
})

test('an interrupted script ends with its programs, and starts none of those that were to come', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'seaport-run-'))
  const program = `require('node:fs').writeFileSync(process.argv[1], ''); setInterval(() => undefined, 1000)`
  writeFileSync(
    join(folder, 'script.ts'),
    `import { run } from ${JSON.stringify(join(import.meta.dirname, 'run.ts'))}
    import { pooled } from ${JSON.stringify(join(import.meta.dirname, 'pool.ts'))}
    await pooled([1, 2, 3, 4], 2, (each) =>
      run(process.execPath, ['-e', ${JSON.stringify(program)}, ${JSON.stringify(folder)} + '/began-' + each]))`,
  )
  // A group of its own, which is killed together if it does not end.
  const script = spawn(process.execPath, [join(folder, 'script.ts')], { stdio: 'ignore', detached: true })
  const begun = () => readdirSync(folder).filter((name) => name.startsWith('began'))
  try {
    await vi.waitUntil(() => begun().length === 2, { interval: 20 })
    script.kill('SIGINT')
    await vi.waitUntil(() => script.exitCode !== null, { interval: 20 })
    expect(script.exitCode).toBe(130)
    expect(begun()).toEqual(['began-1', 'began-2'])
  } finally {
    if (script.exitCode === null && script.pid) process.kill(-script.pid, 'SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
})
