import { once } from 'node:events'
import { request } from 'node:http'
import { API_BASE } from '@seaport/contract/api'
import { endpoints } from '@seaport/contract/api.schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../tests/support/databases.ts'
import { startTestServer, type TestServer } from '../test-support/test-server.ts'
import { nameOf } from '../test-support/tour/stop.ts'

/** Endpoints that authenticate their caller: by a session, or by a publisher's token. */
const closed = endpoints.filter(
  ({ method, callers, path }) =>
    method !== 'GET' && (!callers.includes('public') || path.startsWith('/release')),
)

/** A body that is announced and never sent: a server that waits for it never answers. */
eachDatabase('authentication', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location)
  })
  afterAll(() => server.stop())

  test.each(closed.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s is refused without a login before any of the body arrives',
    async (_, { method, path, upload }) => {
      const type = upload ? 'multipart/form-data; boundary=x' : 'application/json'
      const headers = { 'content-type': type, 'content-length': '8000' }
      const call = request(`${server.url}${API_BASE}${path.replace(/:\w+/g, 'nobody')}`, { method, headers })
      call.on('error', () => undefined).flushHeaders()
      const [answer] = await once(call, 'response')
      const { reason } = JSON.parse(Buffer.concat(await answer.toArray()).toString())
      call.destroy()
      expect(reason).toBe(path.startsWith('/release') ? 'release_token_wrong' : 'not_logged_in')
    },
  )
})
