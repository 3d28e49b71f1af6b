import { API_BASE } from '@seaport/contract/api'
import { heartbeat } from '@seaport/contract/desk/seat-session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { createSeatOnline, createUser } from '../../../test-support/people.ts'
import { refusal } from '../../../test-support/refused.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'

const PUBLIC = 'https://sea.example'

eachDatabase('a server behind a proxy', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location, { SEAPORT_PUBLIC_URL: `${PUBLIC}/` })
    const { call } = server
    // The desktop knows the server by its public address alone.
    server.call = (endpoint, input, { as, ...rest } = {}) =>
      call(endpoint, input, {
        ...rest,
        ...(as && { as: (method, url) => as(method, url.replace(server.url, PUBLIC)) }),
      })
  })
  afterAll(() => server.stop())

  test('accepts proofs for its public address only, whatever the Host header says', async () => {
    const seat = await createSeatOnline(server, await createUser(server), 1)
    await server.call(heartbeat, {}, { as: seat.as })
    const path = `${API_BASE}${heartbeat.path}`
    for (const base of [
      server.url,
      'https://evil.example',
      'https://sea.example:8443',
      'http://sea.example',
    ]) {
      const proven = await seat.as('POST', `${base}${path}`)
      const headers = { 'x-forwarded-host': new URL(base).host, 'x-forwarded-proto': 'https' }
      await refusal(server.call(heartbeat, {}, { as: async () => proven, headers }), 'proof_invalid')
    }
    expect((await server.call(heartbeat, {}, { as: seat.as })).now).toMatch(/Z$/)
  })
})
