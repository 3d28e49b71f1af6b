import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { createFileLogger, redact } from './logger.ts'

const dir = mkdtempSync(join(tmpdir(), 'seaport-log-'))
const file = join(dir, 'desktop.log')
afterEach(() => rmSync(file, { force: true }))

test('writes one JSON line per message, in a file that only its owner can read', () => {
  const log = createFileLogger(file)
  log.info('window shown', { ms: 12 })
  log.error('fault', { error: new Error('no luck', { cause: new Error('deeper') }) })
  const lines = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines[0]).toMatchObject({ level: 'info', msg: 'window shown', ms: 12 })
  expect(lines[1].error).toMatchObject({ message: 'no luck', cause: { message: 'deeper' } })
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('removes secrets at any depth', () => {
  const text = JSON.stringify(
    redact({
      password: 'secret-1',
      headers: { Authorization: 'DPoP secret-2', token: 'secret-3', 'set-cookie': 'secret-4' },
      list: [{ accessToken: 'secret-5' }, 'Bearer eyJhbGciOi.x.y'],
      proxy: 'socks5://joe:hunter2@10.0.0.1:1080',
      error: new Error('GET http://joe:hunter2@h/ failed'),
    }),
  )
  expect(text).not.toMatch(/secret-|eyJ|hunter2/)
  expect(text).toContain('10.0.0.1:1080')
})

test('removes secrets from addresses and from the middle of texts', () => {
  const signedToken = 'eyJhbGciOiJFUzI1NiJ9.eyJodG0iOiJHRVQifQ.c2lnbmF0dXJl'
  const text = JSON.stringify(
    redact({
      url: 'https://h/callback?code=secret-1&state=secret-2&lang=vi#access_token=secret-3',
      error: new Error(
        `GET https://h/api/v1/file/f1/content?expires=9&signature=secret-4 gave 403, sent ${signedToken}`,
      ),
      body: {
        seat_code: '100001',
        new_password: 'secret-5',
        code_verifier: 'secret-6',
        signature: 'secret-7',
      },
      device: { private_key: 'secret-8', public_key: 'shown' },
    }),
  )
  expect(text).not.toMatch(/secret-|eyJ/)
  for (const kept of ['lang=vi', 'expires=9', 'gave 403', '100001', 'shown']) expect(text).toContain(kept)
})

test('passes on each line as it was written', () => {
  const log = createFileLogger(file)
  const told: string[] = []
  log.onLine((line) => told.push(line))
  log.warn('login failed', { password: 'secret-1' })
  expect(told.join('')).toBe(readFileSync(file, 'utf8'))
  expect(told.join('')).not.toContain('secret-1')
})

test('accepts a value that refers to itself', () => {
  const loop: Record<string, unknown> = {}
  loop.self = loop
  expect(JSON.stringify(redact(loop))).toContain('[too deep]')
})

test('a log begins in folders that there are not, and goes on in those that there are', () => {
  const deep = join(dir, 'a', 'logs', 'desktop.log')
  const line = `${'x'.repeat(200)}`
  createFileLogger(deep, 300).info(line)
  // The next start knows how much is in it.
  createFileLogger(deep, 300).info('second start')
  expect(readFileSync(`${deep}.1`, 'utf8')).toContain(line)
  expect(readFileSync(deep, 'utf8')).toContain('second start')
  expect(readFileSync(deep, 'utf8')).not.toContain(line)
  rmSync(join(dir, 'a'), { recursive: true })
})

test('keeps two files at most', () => {
  const log = createFileLogger(file, 300)
  for (let n = 0; n < 20; n++) log.info('line', { n })
  expect(statSync(file).size).toBeLessThanOrEqual(300)
  expect(statSync(`${file}.1`).size).toBeLessThanOrEqual(300)
  expect(readFileSync(file, 'utf8')).toContain('"n":19')
  expect(readdirSync(dir).sort()).toEqual(['desktop.log', 'desktop.log.1'])
})
