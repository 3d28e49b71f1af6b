import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Tokens } from '@seaport/platforms/oauth/sign-in'
import { startSandbox } from '@seaport/sandbox/server'
import { expect, onTestFinished, test } from 'vitest'
import { controlOf, signedIn } from './support/stage.ts'

const CALLERS = 20
const ROUNDS = 5

test('twenty callers in each of two processes use each refresh token once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'seaport-refresh-'))
  const sandbox = await startSandbox({ people: 50 })
  const control = controlOf(sandbox.url)
  const tokensPath = join(folder, 'tokens.json')
  const read = () => JSON.parse(readFileSync(tokensPath, 'utf8')) as Tokens
  writeFileSync(tokensPath, JSON.stringify(await signedIn(control, Date.now())))

  const setup = JSON.stringify({ url: sandbox.url, tokensPath, callers: CALLERS })
  const script = new URL('./support/refresher.ts', import.meta.url)
  const processes: ChildProcess[] = [1, 2].map(() => fork(script, [setup]))
  onTestFinished(async () => {
    for (const one of processes) one.kill()
    await sandbox.close()
    rmSync(folder, { recursive: true })
  })
  await Promise.all(processes.map((one) => once(one, 'message')))

  for (let round = 0; round < ROUNDS; round += 1) {
    const { access_token: rejected } = read()
    const answers = processes.map((one) => once(one, 'message'))
    for (const one of processes) one.send(rejected)
    const got = (await Promise.all(answers)).flatMap(([tokens]) => tokens as string[])
    expect(got).toHaveLength(2 * CALLERS)
    expect(new Set(got)).toEqual(new Set([read().access_token]))
    expect(read().access_token).not.toBe(rejected)
  }
  const { endpoints } = await control<{ endpoints: Record<string, { byStatus: object }> }>('/counters')
  expect(endpoints['POST /2/oauth2/token']?.byStatus).toEqual({ 200: ROUNDS })
})
