import { createAccount, importAccounts, listAccounts } from '@seaport/contract/desk/account'
import type { InputOf } from '@seaport/contract/kernel/endpoint'
import { systemConfig } from '@seaport/contract/people/system'
import { listNetworkConfigs, putNetworkConfig } from '@seaport/contract/platform/network-config'
import { createTask } from '@seaport/contract/work/task'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { createUser, type TestUser } from '../../../test-support/people.ts'
import { refusal } from '../../../test-support/refused.ts'
import { createScene, taskOrder } from '../../../test-support/scene.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'
import { networkWithSecret } from './network-config.ts'

const APP_SECRET = 'Facebook-app-secret-9d2e'
const unset = {
  ...{ SEAPORT_FACEBOOK_CLIENT_ID: '', SEAPORT_FACEBOOK_APP_SECRET: '', SEAPORT_X_CLIENT_ID: '' },
  ...{ SEAPORT_INSTAGRAM_CLIENT_ID: '', SEAPORT_INSTAGRAM_APP_SECRET: '' },
}

eachDatabase('network configuration', (location) => {
  let server: TestServer
  let admin: TestUser
  beforeAll(async () => {
    server = await startTestServer(location, { ...unset, SEAPORT_FACEBOOK_VERSION: 'v27.0' })
    admin = await createUser(server, { role: 'admin' })
  })
  afterAll(() => server.stop())

  type Body = InputOf<typeof putNetworkConfig>['body']
  const change = (network: 'x' | 'facebook' | 'instagram', body: Body) =>
    server.call(putNetworkConfig, { params: { network }, body }, admin)
  const shown = async (network: string) => {
    const { list } = await server.call(listNetworkConfigs, {}, admin)
    const found = list.find((one) => one.network === network)
    if (!found) throw new Error(`${network} is not listed`)
    return found
  }
  const field = async (network: string, name: string) =>
    (await shown(network)).fields.find((one) => one.name === name)
  const offered = async () => (await server.call(systemConfig, {})).networks.map(({ network }) => network)

  test('missing settings are named, and the network is offered once none is missing', async () => {
    expect(await shown('facebook')).toMatchObject({
      offered: false,
      missing: ['client_id', 'app_secret'],
      secret: { origin: 'none' },
    })
    expect(await offered()).not.toContain('facebook')
    expect((await change('facebook', { fields: { client_id: '17' } })).missing).toEqual(['app_secret'])
    const whole = await change('facebook', { fields: {}, app_secret: APP_SECRET })
    expect(whole).toMatchObject({ offered: true, missing: [], secret: { origin: 'stored' } })
    expect(await offered()).toContain('facebook')
    expect((await change('facebook', { fields: { client_id: null }, app_secret: null })).offered).toBe(false)
  })

  test('the environment takes precedence over stored settings, and is shown as such', async () => {
    expect(await field('facebook', 'version')).toMatchObject({ value: 'v27.0', origin: 'environment' })
    await change('facebook', { fields: { version: 'v25.0' } })
    expect(await field('facebook', 'version')).toMatchObject({ value: 'v27.0', origin: 'environment' })
    expect(await field('x', 'api_base')).toMatchObject({
      value: 'https://api.x.com',
      origin: 'default',
      initial: 'https://api.x.com',
    })
    await change('x', { fields: { api_base: 'https://x.example.test' } })
    expect(await field('x', 'api_base')).toMatchObject({
      value: 'https://x.example.test',
      origin: 'stored',
    })
    await change('x', { fields: { api_base: null } })
    expect(await field('x', 'api_base')).toMatchObject({ origin: 'default' })
  })

  test('a secret is encrypted at rest, and never returned', async () => {
    await change('facebook', { fields: { client_id: '17' }, app_secret: APP_SECRET })
    const { db } = server.installation.database
    const [row] = await db
      .selectFrom('network_config')
      .selectAll()
      .where('network', '=', 'facebook')
      .execute()
    expect(row?.secret_sealed?.includes(Buffer.from(APP_SECRET))).toBe(false)
    const everything = [
      await server.call(listNetworkConfigs, {}, admin),
      await server.call(systemConfig, {}),
      await db.selectFrom('audit_log').selectAll().execute(),
      await db.selectFrom('idempotency').selectAll().execute(),
    ]
    expect(JSON.stringify(everything)).not.toContain(APP_SECRET)
    expect(await networkWithSecret(db, server.installation, 'facebook')).toMatchObject({
      appSecret: APP_SECRET,
      settings: { client_id: '17' },
    })
  })

  test('a secret is not sent to another address than the one for which it was entered', async () => {
    await change('facebook', { fields: { client_id: '17' }, app_secret: APP_SECRET })
    const elsewhere: Body = { fields: { api_base: 'https://elsewhere.test' } }
    await refusal(change('facebook', elsewhere), 'app_secret_needed')
    expect((await change('facebook', { ...elsewhere, app_secret: 'typed anew' })).offered).toBe(true)
    await change('facebook', { fields: { api_base: null }, app_secret: APP_SECRET })
  })

  test('a secret stays with the app, the login and the addresses that it is for, and with nothing else', async () => {
    const addresses = {
      api_base: 'https://graph.example.test',
      token_url: 'https://api.example.test/oauth/access_token',
    }
    const fields = { ...addresses, client_id: '17', login: 'instagram' as const }
    await change('instagram', { fields, app_secret: APP_SECRET })
    for (const moved of [
      { api_base: 'https://elsewhere.test' },
      { token_url: 'https://elsewhere.test/oauth/access_token' },
      { client_id: '18' },
      { login: 'facebook' as const },
    ])
      await refusal(change('instagram', { fields: moved }), 'app_secret_needed')
    const others = { web_base: 'https://www.example.test', callback_ports: '47821' }
    expect(await change('instagram', { fields: { ...fields, ...others } })).toMatchObject({
      secret: { origin: 'stored' },
    })
    const nothing = Object.fromEntries(Object.keys({ ...fields, ...others }).map((name) => [name, null]))
    await change('instagram', { fields: nothing, app_secret: null })
  })

  test('settings of another network, and invalid addresses, are refused', async () => {
    await refusal(change('facebook', { fields: { vocabulary: 'post' } }), 'invalid_input')
    await refusal(change('x', { fields: {}, app_secret: 'x has none' }), 'invalid_input')
    await refusal(change('x', { fields: { api_base: 'not an address' } }), 'invalid_input')
    const stranger = await createUser(server)
    await refusal(server.call(listNetworkConfigs, {}, stranger), 'forbidden')
  })

  test('accounts and tasks of a network that is not set up are refused at once, with its name', async () => {
    const scene = await createScene(server)
    const { supervisor } = scene
    const account = { account: 'somebody', type: 'promotion', time_zone: 'UTC', network: 'x' } as const
    await refusal(
      server.call(createAccount, { body: { ...account, nickname: '' } }, supervisor),
      'network_not_set_up',
    )
    const { account: _one, ...common } = account
    const list = { ...common, dry_run: true, rows: [{ account: 'one', nickname: '' }] }
    await refusal(server.call(importAccounts, { body: list }, supervisor), 'network_not_set_up')
    const { db } = server.installation.database
    await db.updateTable('account').set({ network: 'x' }).where('id', '=', scene.accountId).execute()
    await refusal(
      server.call(createTask, { body: taskOrder(scene.accountId) }, scene.seat),
      'network_not_set_up',
    )
    expect((await server.call(listAccounts, { query: {} }, supervisor)).total).toBe(1)
  })
})
