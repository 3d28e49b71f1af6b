import { systemConfig } from '@seaport/contract/people/system'
import { listAuditLog } from '@seaport/contract/platform/audit'
import { changeSettings, getSettings, replaceSettings } from '@seaport/contract/platform/setting'
import { type Settings, settingDefinitions, settingKeys } from '@seaport/contract/platform/setting.schema'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createDatabase, eachDatabase } from '../../../../../../tests/support/databases.ts'
import { createUser, type TestUser } from '../../../test-support/people.ts'
import { refusal } from '../../../test-support/refused.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'
import { readSetting } from './setting.public.ts'

const initial = Object.fromEntries(
  settingKeys.map((key) => [key, settingDefinitions[key].initial]),
) as Settings

eachDatabase('settings', (location) => {
  let server: TestServer
  let admin: TestUser
  beforeAll(async () => {
    server = await startTestServer(location)
    admin = await createUser(server, { role: 'admin' })
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await server.installation.database.db.deleteFrom('setting').execute()
  })

  const change = (body: object) => server.call(changeSettings, { body }, { as: admin.as })

  test('an unset setting has its default', async () => {
    expect(await server.call(getSettings, {}, { as: admin.as })).toEqual({
      settings: initial,
      changed: {},
      deposit_change: null,
    })
    expect(await readSetting(server.installation.database.db, 'geo_fallback_url')).toBe(
      initial.geo_fallback_url,
    )
  })

  test('a changed setting is visible at once, to everybody if it is public', async () => {
    const given = {
      brand: ' Harbour ',
      help_guide: 'https://help.example.com/guide',
      geo_lookup_url: null,
      region_notice: false,
      usdt_address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
      usdt_network: 'TRC20',
      order_lifetime_minutes: 45,
      operator_note: 'for us alone',
    }
    const { settings, changed } = await change(given)
    expect(settings).toEqual({ ...initial, ...given, brand: 'Harbour' })
    expect(Object.keys(changed).toSorted()).toEqual(Object.keys(given).toSorted())
    expect(changed.brand).toEqual({
      at: new Date(server.clock.now()).toISOString(),
      by: { id: admin.id, email: admin.email },
    })
    const open = await server.call(systemConfig, {})
    expect(open).toMatchObject({
      brand: 'Harbour',
      help: { guide: 'https://help.example.com/guide', support: null },
      geo: { lookup_url: null, fallback_url: initial.geo_fallback_url },
      region_notice: false,
      pay: {
        usdt_address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
        usdt_network: 'TRC20',
        order_lifetime_minutes: 45,
      },
    })
    expect(JSON.stringify(open)).not.toContain('for us alone')
    expect(await readSetting(server.installation.database.db, 'brand')).toBe('Harbour')
  })

  test('some settings are changed and the rest stays, or all are replaced', async () => {
    await change({ company: 'Example Pte. Ltd.' })
    expect((await change({ support_contact: '@support' })).settings).toMatchObject({
      company: 'Example Pte. Ltd.',
      support_contact: '@support',
    })
    const whole = await server.call(replaceSettings, { body: initial }, { as: admin.as })
    expect(whole.settings).toEqual(initial)
    const { brand: _, ...part } = initial
    await refusal(server.call(replaceSettings, { body: part as Settings }, { as: admin.as }), 'invalid_input')
  })

  test('the audit log has the changed settings', async () => {
    await change({ brand: 'Two', company: '' })
    const owner = await createUser(server, { role: 'owner' })
    const { list } = await server.call(
      listAuditLog,
      { query: { action: 'setting.update', actor_id: admin.id } },
      { as: owner.as },
    )
    expect(list[0]).toMatchObject({ before: { brand: 'Seaport' }, after: { brand: 'Two' } })
    expect(list[0]?.after).toEqual({ brand: 'Two' })
  })

  test.each([
    { no_such_setting: 1 },
    { brand: '' },
    { help_support: 'javascript:alert(1)' },
    { help_support: 'mail' },
    { geo_lookup_url: 'http://insecure.example.com' },
    { geo_lookup_url: 'https://geo,other.example.com/json' },
    { geo_fallback_url: "https://geo.example.com;script-src 'unsafe-inline'" },
    { geo_fallback_url: 'https://geo*.example.com/' },
    { region_notice: 'yes' },
    { usdt_address: 'short' },
    { usdt_address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv9' },
    { usdt_address: '0x52908400098527886E0F7030069857D2E4169EE' },
    { usdt_address: '<script>alert("an address")</script>' },
    { order_lifetime_minutes: 0 },
    { order_lifetime_minutes: 10_081 },
    { order_lifetime_minutes: 1.5 },
  ])('%j is refused and named', async (body) => {
    const { refusal: answer } = await refusal(change(body), 'invalid_input')
    expect(answer.detail?.[0]?.loc).toEqual(['body', Object.keys(body)[0]])
    expect((await server.call(getSettings, {}, { as: admin.as })).settings).toEqual(initial)
  })

  test('a stored value that has become invalid, and a removed key, do no harm', async () => {
    const row = { updated_at: 0, updated_by: admin.id }
    await server.installation.database.db
      .insertInto('setting')
      .values([
        { key: 'brand', value: '7', ...row },
        { key: 'gone', value: '"x"', ...row },
      ])
      .execute()
    const { settings, changed } = await server.call(getSettings, {}, { as: admin.as })
    expect([settings, Object.keys(changed)]).toEqual([initial, ['brand']])
  })

  test('supervisors may not look or change', async () => {
    const { as } = await createUser(server)
    await refusal(server.call(getSettings, {}, { as }), 'forbidden')
    await refusal(server.call(changeSettings, { body: { brand: 'Mine' } }, { as }), 'forbidden')
  })
})

test('a setting changed by one server is read by the other one next', async () => {
  const { drop, ...location } = await createDatabase()
  const secret = { SEAPORT_SECRET: 'a secret of both servers, long enough' }
  const near = await startTestServer(location, secret)
  const far = await startTestServer(location, secret)
  try {
    const { as } = await createUser(near, { role: 'admin' })
    expect((await far.call(systemConfig, {})).brand).toBe('Seaport')
    await near.call(changeSettings, { body: { brand: 'Shared' } }, { as })
    expect((await far.call(systemConfig, {})).brand).toBe('Shared')
  } finally {
    await Promise.all([near.stop(), far.stop()])
    await drop()
  }
})
