import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { endpoints } from '@seaport/contract/api.schema'
import { expect, test } from 'vitest'
import { eachDatabase } from '../support/databases.ts'

const program = fileURLToPath(new URL('../support/tour-process.ts', import.meta.url))

eachDatabase('the log of a tour of all endpoints', (location) => {
  test('holds no password, token, proof, cookie, signature or key, however much is logged', async () => {
    const child = fork(program, [location.dataDir, ...(location.url ? [location.url] : [])], {
      silent: true,
      env: { PATH: process.env.PATH, TZ: 'UTC' },
      execArgv: [],
    })
    let log = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        log += text
      })
    const told = once(child, 'message')
    const ended = once(child, 'close')
    const [code] = await ended
    expect([code, code === 0 ? '' : log.slice(-3000)]).toEqual([0, ''])
    const [secrets] = (await told) as [string[]]
    expect(secrets.length).toBeGreaterThan(60)
    expect(log.split('"msg":"request"').length).toBeGreaterThan(2 * endpoints.length)
    const leaks = secrets.filter((secret) => log.includes(secret))
    const lines = leaks.map((secret) =>
      log
        .split('\n')
        .find((line) => line.includes(secret))
        ?.slice(0, 500),
    )
    expect(lines).toEqual([])
  })
})
