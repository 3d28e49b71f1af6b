import { listSecurityNotices, readSecurityNotices } from '@seaport/contract/people/security-notice'
import { systemConfig } from '@seaport/contract/people/system'
import { listAuditLog } from '@seaport/contract/platform/audit'
import {
  changeSettings,
  getSettings,
  replaceSettings,
  withdrawDepositChange,
} from '@seaport/contract/platform/setting'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { createUser, type TestUser } from '../../../test-support/people.ts'
import { refusal } from '../../../test-support/refused.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'
import { settingJobs } from './setting.public.ts'

const OURS = { usdt_address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', usdt_network: 'TRC20' }
const OTHER = { usdt_address: '0x52908400098527886E0F7030069857D2E4169EE7', usdt_network: 'ERC20' }
const HOUR_S = 3600

eachDatabase('the deposit address', (location) => {
  let server: TestServer
  let admin: TestUser
  let colleague: TestUser
  beforeAll(async () => {
    server = await startTestServer(location)
    admin = await createUser(server, { role: 'admin' })
    colleague = await createUser(server, { role: 'admin' })
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await server.installation.database.db.deleteFrom('setting').execute()
    await change(OURS)
  })

  const change = (body: object, as = admin.as) => server.call(changeSettings, { body }, { as })
  const applyNow = async () => {
    for (const job of settingJobs(server.installation)) await job.run()
  }
  const payTo = async () => (await server.call(systemConfig, {})).pay
  const mails = () =>
    server.installation.database.db
      .selectFrom('mail_outbox')
      .select('to_address')
      .where('kind', '=', 'deposit_changed')
      .execute()

  test('takes effect at once if none was set before, otherwise a day later', async () => {
    expect(await payTo()).toMatchObject({ ...OURS, usdt_changed_at: null, usdt_changes_at: null })
    const planned = server.clock.now() + 24 * HOUR_S * 1000
    const { settings, deposit_change } = await change(OTHER)
    expect(settings).toMatchObject(OURS)
    expect(deposit_change).toEqual({
      ...OTHER,
      at: new Date(planned).toISOString(),
      by: { id: admin.id, email: admin.email },
    })
    expect(await payTo()).toMatchObject({
      ...OURS,
      usdt_changed_at: null,
      usdt_changes_at: deposit_change?.at,
    })

    server.clock.advance(24 * HOUR_S - 1)
    await applyNow()
    expect(await payTo()).toMatchObject(OURS)

    server.clock.advance(1)
    await applyNow()
    expect(await payTo()).toMatchObject({
      ...OTHER,
      usdt_changed_at: deposit_change?.at,
      usdt_changes_at: null,
    })
  })

  test('is reported to every administrator by mail and at the top of the console, and to nobody else', async () => {
    const supervisor = await createUser(server)
    const now = new Date(server.clock.now()).toISOString()
    for (const { as } of [admin, colleague])
      await server.call(readSecurityNotices, { body: { up_to: now } }, { as })
    await server.installation.database.db.deleteFrom('mail_outbox').execute()
    server.clock.advance(1)
    await change(OTHER)
    const told = (await mails()).map(({ to_address }) => to_address)
    expect(told).toEqual(expect.arrayContaining([admin.email, colleague.email]))
    expect(told).not.toContain(supervisor.email)
    const { list } = await server.call(listSecurityNotices, {}, { as: colleague.as })
    expect(list).toMatchObject([{ action: 'deposit.plan', actor: { email: admin.email } }])
    expect((await server.call(listSecurityNotices, {}, { as: supervisor.as })).list).toEqual([])
    const { list: log } = await server.call(
      listAuditLog,
      { query: { action: 'deposit.plan', actor_id: admin.id } },
      { as: (await createUser(server, { role: 'owner' })).as },
    )
    expect(log[0]).toMatchObject({ before: OURS, after: OTHER })
  })

  test('stays if another administrator withdraws the change', async () => {
    await change(OTHER)
    await server.call(withdrawDepositChange, {}, { as: colleague.as })
    expect((await server.call(getSettings, {}, { as: admin.as })).deposit_change).toBeNull()
    await refusal(server.call(withdrawDepositChange, {}, { as: colleague.as }), 'not_found')
    server.clock.advance(25 * HOUR_S)
    await applyNow()
    expect(await payTo()).toMatchObject({ ...OURS, usdt_changed_at: null, usdt_changes_at: null })
    await refusal(server.call(withdrawDepositChange, {}, { as: (await createUser(server)).as }), 'forbidden')
  })

  test('changes together with its network, counted from the last change of either', async () => {
    await change({ usdt_address: OTHER.usdt_address })
    server.clock.advance(23 * HOUR_S)
    await change({ usdt_network: OTHER.usdt_network })
    server.clock.advance(2 * HOUR_S)
    await applyNow()
    expect(await payTo()).toMatchObject(OURS)
    server.clock.advance(22 * HOUR_S)
    await applyNow()
    expect(await payTo()).toMatchObject(OTHER)
  })

  test('and its network tell when either last changed, and when either will', async () => {
    const moments: (string | undefined)[] = []
    for (const next of [{ usdt_address: OTHER.usdt_address }, { usdt_network: OTHER.usdt_network }, OURS]) {
      const at = (await change(next)).deposit_change?.at
      expect(await payTo()).toMatchObject({ usdt_changes_at: at })
      moments.push(at)
      server.clock.advance(25 * HOUR_S)
      await applyNow()
      expect(await payTo()).toMatchObject({ usdt_changed_at: at, usdt_changes_at: null })
    }
    expect(new Set(moments).size).toBe(3)
    await change({ usdt_address: OTHER.usdt_address })
    server.clock.advance(25 * HOUR_S)
    await applyNow()
    const { usdt_changed_at } = await payTo()
    expect(Date.parse(usdt_changed_at ?? '')).toBeGreaterThan(Date.parse(moments.at(-1) ?? ''))
  })

  test('is removed at once, which does not bypass the delay', async () => {
    await change(OTHER)
    await change({ usdt_address: '' })
    expect(await payTo()).toMatchObject({ usdt_address: '', usdt_changes_at: null })
    await change({ usdt_address: OTHER.usdt_address })
    expect(await payTo()).toMatchObject({ usdt_address: '' })
  })

  test('does not delay other settings, which don’t drop a planned change', async () => {
    await change({ ...OTHER, brand: 'Harbour' })
    expect((await server.call(systemConfig, {})).brand).toBe('Harbour')
    const { deposit_change } = await change({ ...OURS, brand: 'Port' })
    expect(deposit_change).toMatchObject(OTHER)
    // Neither do they where all settings are sent while there is no address.
    await change({ usdt_address: '' })
    const { settings } = await change(OTHER)
    const body = { ...settings, brand: 'Harbour' }
    const replaced = await server.call(replaceSettings, { body }, { as: admin.as })
    expect(replaced.deposit_change).toMatchObject(OTHER)
  })
})
