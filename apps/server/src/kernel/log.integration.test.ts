import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { API_BASE } from '@seaport/contract/api'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { eachDatabase } from '../../../../tests/support/databases.ts'
import { PATIENCE_MS } from '../../../../tests/support/patience.ts'
import { totpAt } from '../test-support/totp.ts'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
const PASSWORDS = [
  'Owner-password-1',
  'Quiet-harbour-1',
  'Quiet-harbour-2',
  'Wrong-password-1',
  'Mail-password-1',
]

eachDatabase('log', (location) => {
  let url = ''
  const lines: string[] = []
  /** Lines of the error output, where faults of the process itself go. */
  const besides: string[] = []
  let end: () => Promise<unknown>
  beforeAll(async () => {
    const child = spawn(process.execPath, [main], {
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        PORT: '0',
        SEAPORT_DATA_DIR: location.dataDir,
        ...(location.url && { SEAPORT_DATABASE_URL: location.url }),
        SEAPORT_LOG_LEVEL: 'trace',
        SEAPORT_OWNER_EMAIL: 'owner@example.test',
        SEAPORT_OWNER_PASSWORD: PASSWORDS[0],
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const ended = new Promise((resolve) => child.once('close', resolve))
    end = () => {
      child.kill('SIGTERM')
      return ended
    }
    url = await new Promise<string>((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr])
        createInterface(stream).on('line', (line) => {
          lines.push(line)
          if (stream === child.stderr) besides.push(line)
          const address = /Server listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(line)?.[1]
          if (address) resolve(address)
        })
      child.once('exit', () => reject(new Error(lines.join('\n'))))
    })
  })
  afterAll(() => end())

  const call = async (method: string, path: string, body?: unknown, token?: string) => {
    const response = await fetch(`${url}${API_BASE}${path}`, {
      method,
      headers: {
        'accept-language': 'en',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { token }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return ((await response.json()) as { data: Record<string, unknown> | null }).data
  }

  test('a log line names the caller and the reason of a refusal, and can’t be forged', async () => {
    const forged = '{"level":60,"msg":"forged"}'
    const session = await call('POST', '/auth/login', { email: 'owner@example.test', password: PASSWORDS[0] })
    await call('POST', '/user/totp/confirm', { code: '12' }, String(session?.token))
    await call('GET', `/task?status=${encodeURIComponent(`\n${forged}\n`)}`)
    await call('POST', '/auth/login', { email: `a\n${forged}\n@example.test`, password: `\n${forged}\n` })
    await fetch(`${url}${API_BASE}/task/%0A${encodeURIComponent(forged)}%0A`, {
      headers: { token: forged, 'user-agent': forged },
    })
    const refused = () =>
      lines
        .map((line) => JSON.parse(line) as Record<string, unknown>)
        .filter(({ reason }) => reason !== undefined)
    await vi.waitFor(() => expect(refused()).toHaveLength(4))
    expect(refused()).toMatchObject([
      {
        route: `${API_BASE}/user/totp/confirm`,
        reason: 'invalid_input',
        caller: `user:${session?.user_id}`,
      },
      { route: `${API_BASE}/task`, status: 401, reason: 'not_logged_in' },
      { route: `${API_BASE}/auth/login`, status: 400, reason: 'invalid_input' },
      { route: `${API_BASE}/task/:id`, status: 401, reason: 'not_logged_in' },
    ])
    expect(lines.filter((line) => JSON.parse(line).msg === 'forged')).toEqual([])
  })

  test('every line goes to the standard output, with its moment in milliseconds since 1970, which has no zone', () => {
    expect(lines.length).toBeGreaterThan(4)
    expect(besides).toEqual([])
    for (const line of lines) {
      const { time } = JSON.parse(line) as { time: unknown }
      expect(time).toBeTypeOf('number')
      // A day: an hour or a zone proves nothing, seconds would.
      expect(Math.abs(Date.now() - Number(time))).toBeLessThan(86_400_000)
    }
  })

  test('nobody logs in as the people of the demo', async () => {
    for (const [email, password] of [
      ['demo@seaport.test', 'Seaport-demo-1'],
      ['admin@seaport.test', 'Seaport-admin-1'],
    ])
      expect(await call('POST', '/auth/login', { email, password })).toBeNull()
  })

  /** Lists as they are sold, whose passwords, keys and addresses begin with these. */
  const pasted = (name: string) =>
    readFileSync(new URL(`../../../../tests/inputs/${name}`, import.meta.url), 'utf8')
      .split('\n')
      .filter(Boolean)
  const SOLD = ['Pass-word', 'pass-word', 'Mail-pw', 'JBSWY3DPEHPK3PXP', 'mail.test']

  test('no password, code or token appears in any log line at any level', async () => {
    const [owner, first, second, wrong, mail] = PASSWORDS as [string, string, string, string, string]
    const email = 'newcomer@example.test'
    const secrets: string[] = [...PASSWORDS]
    const tokenOf = async (address: string, password: string) => {
      const token = String((await call('POST', '/auth/login', { email: address, password }))?.token)
      secrets.push(token)
      return token
    }
    const admin = await tokenOf('owner@example.test', owner)
    const totp = String((await call('POST', '/user/totp', undefined, admin))?.secret)
    secrets.push(totp)
    await call('POST', '/user/totp/confirm', { code: totpAt(totp, Date.now()) }, admin)
    await call('POST', '/user/step-up', { password: owner, code: totpAt(totp, Date.now() + 30_000) }, admin)
    const codeOf = async (purpose: string) => {
      await call('POST', '/auth/email-code', { email, purpose })
      const outbox = await call('GET', '/admin/email-config/outbox', undefined, admin)
      const [newest] = (outbox?.list ?? []) as { content: string }[]
      const code = /\d{6}/.exec(newest?.content ?? '')?.[0] ?? 'no code'
      secrets.push(code)
      return code
    }
    const person = { email, industry: 'retail', team_size: '1', agree: true }
    const chosen = (password: string) => ({ password, confirm_password: password })
    await call('POST', '/auth/register', { ...person, ...chosen(first), code: await codeOf('register') })
    const token = await tokenOf(email, first)
    await call('POST', '/auth/login', { email, password: wrong })
    await call('POST', '/user/change-password', { old_password: first, new_password: second }, token)
    await call('POST', '/auth/reset-password', { email, ...chosen(first), code: await codeOf('reset') })
    await call('POST', '/auth/register', { ...person, ...chosen(first), confirm_password: wrong, code: '12' })
    const accounts = pasted('accounts-as-bought.txt').map((account) => ({ account }))
    const desk = await tokenOf(email, first)
    const bought = await call('POST', '/account/import', { rows: accounts }, desk)
    expect(bought).toMatchObject({ added: 0, invalid: accounts.length })
    const group = await call('POST', '/proxy-group', { name: 'Bought' }, desk)
    const list = { group_id: group?.id, text: pasted('proxies-as-sold.txt').join('\n') }
    expect(await call('POST', '/proxy/import', list, desk)).toMatchObject({ invalid: 1 })
    await call('POST', '/opt-out', { network: 'x', external_ids: ['ann:Pass-word-9'] }, desk)
    await call('GET', '/admin/user', undefined, desk)
    secrets.push(...SOLD)
    // Nothing listens on this port: the failure is logged, without the mail's text.
    const settings = { sender: 'a@example.test', server_address: '127.0.0.1', server_port: 1, secure: 'none' }
    const words = { user: 'robot', password: mail, subject: null, content: null, expire_minutes: 10 }
    await call('PUT', '/admin/email-config', { type: 'register', ...settings, ...words }, admin)
    await call('POST', '/admin/email-config/test', { type: 'register', to: email }, admin)
    await call('POST', '/auth/email-code', { email: 'third@example.test', purpose: 'register' })
    await call('POST', '/auth/login', undefined, token)
    const signature = 'Signature'.padEnd(43, '0')
    await fetch(`${url}${API_BASE}/file/a/content?expires=1&signature=${signature}`)
    secrets.push(signature)
    await end()
    expect(secrets).toHaveLength(PASSWORDS.length + 7 + SOLD.length)
    expect(secrets).not.toContain('no code')
    expect(secrets).not.toContain('undefined')
    const log = lines.join('\n')
    expect(log).toContain('/auth/reset-password')
    for (const secret of secrets) {
      // Six digits also occur in request ids and times, so only a code on its own counts as a leak.
      const alone = /^\d+$/.test(secret) ? new RegExp(`(?<![\\w.-])${secret}(?![\\w.-])`) : secret
      for (const line of lines) expect(line).not.toMatch(alone)
    }
  })

  test('whoever was forbidden something is named', () => {
    const forbidden = lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ reason }) => reason === 'forbidden')
    const caller = expect.stringMatching(/^user:[\da-f-]{36}$/)
    expect(forbidden).toMatchObject([{ route: `${API_BASE}/admin/user`, status: 403, caller }])
  })
})

/** A port that nobody listens at: the log, which would say which one was taken, can't be read. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

test('a server whose log lies on a full disk serves, and ends cleanly', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'seaport-full-log-'))
  const full = openSync('/dev/full', 'w')
  const port = await freePort()
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: String(port),
      SEAPORT_DATA_DIR: folder,
      SEAPORT_OWNER_EMAIL: 'owner@example.test',
    },
    stdio: ['ignore', full, full],
  })
  const ended = once(child, 'close')
  try {
    const statuses = async () => {
      const ask = () => fetch(`http://127.0.0.1:${port}/health`).then(({ status }) => status)
      return [await ask(), await ask(), await ask()]
    }
    await vi.waitFor(async () => expect(await statuses()).toEqual([200, 200, 200]), PATIENCE_MS)
  } finally {
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    closeSync(full)
    rmSync(folder, { recursive: true })
  }
})
