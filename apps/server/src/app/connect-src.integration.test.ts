import { changeSettings } from '@seaport/contract/platform/setting'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../tests/support/databases.ts'
import { createUser } from '../test-support/people.ts'
import { startTestServer, type TestServer } from '../test-support/test-server.ts'
import { allowRegionLookups } from './connect-src.ts'

eachDatabase('lookup policy', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location)
  })
  afterAll(() => server.stop())

  test('a page may call the country lookups currently configured; other answers are unchanged', async () => {
    const app = Fastify()
    allowRegionLookups(app, server.installation)
    const policy = "default-src 'self'"
    for (const type of ['text/html; charset=utf-8', 'application/json'])
      app.get(`/${type.slice(0, 4)}`, (_, reply) =>
        reply.type(type).header('content-security-policy', policy).send('""'),
      )
    // The page itself, which the browser has already: an answer without a type.
    app.get('/', (_, reply) => reply.code(304).header('content-security-policy', policy).send())
    app.get('/assets/a.js', (_, reply) => reply.code(304).header('content-security-policy', policy).send())
    const policyOf = async (url: string) => (await app.inject(url)).headers['content-security-policy']
    expect(await policyOf('/appl')).toBe(policy)
    expect(await policyOf('/text')).toBe(
      `${policy};connect-src 'self' https://ipapi.co https://api.country.is`,
    )
    expect(await policyOf('/')).toBe(await policyOf('/text'))
    expect(await policyOf('/assets/a.js')).toBe(policy)
    const { as } = await createUser(server, { role: 'admin' })
    const body = { geo_lookup_url: 'https://geo.example.com:8443/json?key=1', geo_fallback_url: null }
    await server.call(changeSettings, { body }, { as })
    expect(await policyOf('/text')).toBe(`${policy};connect-src 'self' https://geo.example.com:8443`)
    await app.close()
  })
})
