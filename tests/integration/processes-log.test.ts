import { expect, test } from 'vitest'
import { bothDatabases } from '../support/databases.ts'
import { openOwnerSession } from '../support/owner-session.ts'
import { startServerProcess } from '../support/server-process.ts'

/** Values that must not appear in a log, sent to every endpoint that takes a secret. */
const secret = (name: string) => `Hidden-${name}-7f3a9c`
const doors: [string, Record<string, unknown>][] = [
  ['/auth/login', { email: 'owner@example.test', password: secret('password') }],
  [
    '/auth/register',
    {
      email: 'new@example.test',
      code: '918273',
      password: secret('chosen'),
      confirm_password: secret('chosen'),
      industry: 'retail',
      team_size: '1',
      agree: true,
    },
  ],
  [
    '/auth/reset-password',
    {
      email: 'owner@example.test',
      code: '918273',
      password: secret('reset'),
      confirm_password: secret('reset'),
    },
  ],
  ['/user/change-password', { old_password: secret('old'), new_password: secret('new') }],
  ['/seat/login', { seat_code: '100001', password: secret('seat'), device: { id: secret('device') } }],
  ['/no-such/door', { token: secret('body-token') }],
]

bothDatabases('the log of a server process', (location) => {
  test('tells of every request, in one line each, and no secret', async () => {
    const server = await startServerProcess(location, { SEAPORT_LOG_LEVEL: 'trace' })
    try {
      const { token, user_id } = await openOwnerSession(server.url)
      for (const session of [token, secret('token')])
        for (const [door, content] of doors) {
          const headers = {
            'content-type': 'application/json',
            token: session,
            user_id,
            authorization: `Bearer ${secret('bearer')}`,
            cookie: `session=${secret('cookie')}`,
            ...(session !== token && { dpop: secret('proof') }),
          }
          const url = `${server.url}/api/v1${door}?signature=${secret('query')}`
          await fetch(url, { method: 'POST', headers, body: JSON.stringify(content) })
        }
      const poll = (etag = '') =>
        fetch(`${server.url}/api/v1/user/info`, { headers: { token, user_id, 'if-none-match': etag } })
      const first = await poll()
      expect((await poll(first.headers.get('etag') ?? '')).status).toBe(304)
      expect(await server.end('SIGTERM')).toBe(0)

      const told = server.output()
      expect(told).not.toContain('Hidden-')
      expect(told).not.toContain('918273')
      expect(told).not.toContain(token)
      expect(told).not.toContain('Owner-password-1')
      const lines = told
        .split('\n')
        .filter((line) => line.includes('"msg":"request"'))
        .map((line) => JSON.parse(line))
      expect(lines).toHaveLength(3 + 2 * doors.length + 2)
      for (const line of lines)
        expect(line).toMatchObject({
          method: expect.any(String),
          reqId: expect.any(String),
          ms: expect.any(Number),
        })
      expect(lines.filter(({ route }) => route === '/api/v1/seat/login')).toHaveLength(2)
      const polls = lines.filter(({ route }) => route === '/api/v1/user/info')
      // pino's levels: 30 = info, 20 = debug.
      expect(polls.map(({ status, level }) => [status, level])).toEqual([
        [200, 30],
        [304, 20],
      ])
    } finally {
      await server.end('SIGKILL')
    }
  })
})
