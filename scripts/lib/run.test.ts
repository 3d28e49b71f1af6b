import { expect, test } from 'vitest'
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
  expect(output).toContain('ENOENT')
})

test('a program that a signal ended failed', async () => {
  expect((await node('process.kill(process.pid, "SIGKILL")')).code).toBe(1)
})
