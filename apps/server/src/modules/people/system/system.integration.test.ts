import { systemConfig } from '@seaport/contract/people/system'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'

eachDatabase('system', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location, { SEAPORT_SANDBOX_PORT: '8799' })
  })
  afterAll(() => server.stop())

  test('anybody may read the public configuration, with a token or without', async () => {
    const config = await server.call(systemConfig, {})
    expect(config).toMatchObject({ brand: 'Seaport', demo: false, version: expect.stringMatching(/^\d+\./) })
    expect(config.networks.map(({ network }) => network)).toEqual([
      'x',
      'facebook',
      'instagram',
      'x_sandbox',
      'facebook_sandbox',
      'instagram_sandbox',
    ])
    expect(config.networks[3]).toMatchObject({
      api_base: 'http://127.0.0.1:8799',
      callback_ports: [47821, 47822, 47823],
    })
    expect(await server.call(systemConfig, {}, { as: async () => ({ token: 'stale' }) })).toEqual(config)
  })

  test('it holds no secret', async () => {
    const text = JSON.stringify(await server.call(systemConfig, {}))
    expect(text).not.toMatch(/secret|password|example\.test/i)
  })
})
