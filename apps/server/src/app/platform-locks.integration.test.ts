import { creditPayment } from '@seaport/contract/money/order'
import { createAnnouncement, updateAnnouncement } from '@seaport/contract/platform/announcement'
import { MAX_OPEN_FEEDBACK, sendFeedback, setFeedbackClosed } from '@seaport/contract/platform/feedback'
import { uploadFile } from '@seaport/contract/platform/file'
import { createMenuEntry, deleteMenuEntry } from '@seaport/contract/platform/menu'
import { putNetworkConfig } from '@seaport/contract/platform/network-config'
import {
  adminChangeRollout,
  beginRelease,
  finishReleaseFile,
  revokeReleaseToken,
} from '@seaport/contract/platform/release'
import { changeSettings } from '@seaport/contract/platform/setting'
import { createVersion, updateVersion } from '@seaport/contract/platform/version'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bothDatabases } from '../../../../tests/support/databases.ts'
import { lockName } from '../db/dialect.ts'
import type { Db, Trx } from '../db/schema.ts'
import { newId } from '../kernel/id.ts'
import { upload } from '../test-support/files.ts'
import { png } from '../test-support/media.ts'
import { PAY_VARIABLES, reportPayment } from '../test-support/money.ts'
import { orderActs } from '../test-support/orders.ts'
import { createUser, type TestUser } from '../test-support/people.ts'
import { refusal } from '../test-support/refused.ts'
import {
  publishedRelease,
  releaseToken,
  sendPart,
  signedManifest,
  windowsFiles,
} from '../test-support/releases.ts'
import { startTestServer, type TestServer } from '../test-support/test-server.ts'
import { whileHeld } from '../test-support/while-held.ts'
import { allJobs } from './all-jobs.ts'

/** A call that waited for a row lock must decide by the row after the wait, not by an earlier read. */
bothDatabases('locks of money and platform', (location) => {
  let server: TestServer
  let owner: TestUser
  beforeAll(async () => {
    server = await startTestServer(location, PAY_VARIABLES)
    owner = await createUser(server, { role: 'owner' })
  })
  afterAll(() => server.stop())

  const rows = () => server.installation.database.db

  test('an order closed in the meantime is not confirmed', async () => {
    const acts = orderActs(server, owner)
    const { order_no } = await acts.recharge(await acts.newcomer())
    const close = (trx: Trx) =>
      trx.updateTable('order').set({ status: 'closed' }).where('order_no', '=', order_no).execute()
    await refusal(
      whileHeld(server, close, () => acts.move('confirm', order_no)),
      'order_wrong_state',
    )
  })

  test('a payment dismissed in the meantime is not credited', async () => {
    const { id: user_id } = await createUser(server)
    const id = newId()
    await reportPayment(server, { payment_id: id, order_no: 'unknown', paid_amount: '5.00' })
    const dismiss = (trx: Trx) =>
      trx.updateTable('payment').set({ status: 'dismissed' }).where('id', '=', id).execute()
    const body = { user_id, remark: 'Found' }
    const credit = () => server.call(creditPayment, { params: { id }, body }, owner)
    await refusal(whileHeld(server, dismiss, credit), 'payment_settled')
  })

  test('a file of a release that was published in the meantime is left as it is', async () => {
    const headers = await releaseToken(server, owner.as)
    const [file] = windowsFiles('0.0.9')
    if (!file) throw new Error('no file')
    const { id } = await server.call(beginRelease, { body: signedManifest('0.0.9', [file]) }, { headers })
    await sendPart(server, headers, id, { name: file.name, number: 0 }, file.content)
    const publish = (trx: Trx) =>
      trx.updateTable('release').set({ state: 'published' }).where('id', '=', id).execute()
    const finish = () =>
      server.call(finishReleaseFile, { params: { id }, body: { name: file.name } }, { headers })
    await refusal(whileHeld(server, publish, finish), 'not_found')
    await rows().updateTable('release').set({ state: 'draft' }).where('id', '=', id).execute()
  })

  test('a tenant whose space was used up in the meantime gets no file', async () => {
    const { id: tenant_id, as } = await createUser(server)
    const sha256 = newId()
    const size = 1024 ** 3
    const use = async (trx: Trx) => {
      await lockName({ trx, kind: location.kind }, `files:${tenant_id}`, 'exclusive')
      await trx.insertInto('content').values({ sha256, size, dropped_at: null }).execute()
      const file = { name: 'a.mp4', kind: 'video', type: 'video/mp4', size, touched_at: 0 } as const
      await trx
        .insertInto('file')
        .values({ id: newId(), tenant_id, sha256, ...file })
        .execute()
    }
    const send = () => upload(server, uploadFile, { content: png() }, { as })
    await refusal(whileHeld(server, use, send), 'file_quota_reached')
  })

  test('a person who reached the limit of open messages in the meantime adds no further one', async () => {
    const person = await createUser(server)
    const body = {
      category: 'idea' as const,
      text: 'Harbor view',
      page: '',
      version: '',
      screenshot_id: null,
    }
    const send = () => server.call(sendFeedback, { body }, person)
    await send()
    const fill = async (trx: Trx) => {
      await lockName({ trx, kind: location.kind }, `feedback:${person.id}`, 'exclusive')
      const own = trx.selectFrom('feedback').selectAll().where('user_id', '=', person.id)
      const row = await own.executeTakeFirstOrThrow()
      for (let more = 1; more < MAX_OPEN_FEEDBACK; more += 1)
        await trx
          .insertInto('feedback')
          .values({ ...row, id: newId() })
          .execute()
    }
    await refusal(whileHeld(server, fill, send), 'feedback_limit')
  })

  test('feedback that was answered meanwhile is not opened again, nor its answer read', async () => {
    const person = await createUser(server)
    const body = { category: 'problem' as const, text: 'The list is empty' }
    const { id } = await server.call(sendFeedback, { body }, person)
    const answer = (text: string) => (trx: Trx) => {
      const given = { status: 'answered' as const, answer: text, answered_at: 1, read_at: null }
      return trx.updateTable('feedback').set(given).where('id', '=', id).execute()
    }
    const open = () =>
      server.call(setFeedbackClosed, { params: { id }, body: { closed: false } }, { as: owner.as })
    expect(await whileHeld(server, answer('Press F5'), open)).toMatchObject({ status: 'answered' })
  })

  test('an announcement shown in the meantime keeps its time', async () => {
    const at = (hours: number) => new Date(server.clock.now() + hours * 3_600_000).toISOString()
    const body = {
      type: 'system' as const,
      texts: { en: { title: 'News', content: 'Tea' } },
      published_at: at(1),
    }
    const { id } = await server.call(createAnnouncement, { body }, owner)
    const appear = (trx: Trx) =>
      trx.updateTable('announcement').set({ published_at: 1 }).where('id', '=', id).execute()
    const move = () =>
      server.call(updateAnnouncement, { params: { id }, body: { published_at: at(2) } }, owner)
    await refusal(whileHeld(server, appear, move), 'announcement_published')
  })

  test('a menu group that got an entry in the meantime is not deleted', async () => {
    const titles = { cn: '茶', hk: '茶', en: 'Tea', vi: 'Trà' }
    const add = (parent_id: string | null, path: string | null) =>
      server.call(createMenuEntry, { body: { titles, icon: 'home', path, parent_id } }, owner)
    const group = await add(null, null)
    const entry = await add(null, '/tea')
    const move = async (trx: Trx) => {
      await trx.selectFrom('menu').select('id').orderBy('id').forUpdate().execute()
      const row = await trx
        .selectFrom('menu')
        .selectAll()
        .where('id', '=', entry.id)
        .executeTakeFirstOrThrow()
      await trx
        .insertInto('menu')
        .values({ ...row, id: newId(), parent_id: group.id })
        .execute()
    }
    const remove = () => server.call(deleteMenuEntry, { params: { id: group.id } }, owner)
    await refusal(whileHeld(server, move, remove), 'menu_not_empty')
  })

  test('changes by others in the meantime are kept: a version, the settings of a network', async () => {
    const files = { windows: 'https://cdn.example.com/1.exe' }
    const { id } = await server.call(
      createVersion,
      { body: { language: 'en', version: '1.0.0', ...files } },
      owner,
    )
    const note = (trx: Trx) => trx.updateTable('version').set({ notes: 'Tea' }).where('id', '=', id).execute()
    const rename = () => server.call(updateVersion, { params: { id }, body: { version: '1.0.1' } }, owner)
    expect(await whileHeld(server, note, rename)).toMatchObject({ version: '1.0.1', notes: 'Tea' })
    const put = (fields: object) =>
      server.call(putNetworkConfig, { params: { network: 'x' }, body: { fields } }, owner)
    await put({ callback_ports: '8790' })
    const fields = JSON.stringify({ callback_ports: '8791' })
    const change = (trx: Trx) =>
      trx.updateTable('network_config').set({ fields }).where('network', '=', 'x').execute()
    const config = await whileHeld(server, change, () => put({ monthly_budget: '100' }))
    const ports = config.fields.flatMap(({ name, value }) => (name === 'callback_ports' ? value : []))
    expect(ports).toEqual(['8791'])
  })

  test('a first deposit address and first settings of a network count, though no row was there to lock', async () => {
    const first = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'
    const set = (trx: Trx) =>
      trx
        .insertInto('setting')
        .values({
          key: 'usdt_address',
          value: JSON.stringify(first),
          updated_at: 1,
          updated_by: owner.id,
        })
        .execute()
    const other = '0x52908400098527886E0F7030069857D2E4169EE7'
    const change = () =>
      server.call(changeSettings, { body: { usdt_address: other, usdt_network: 'ERC20' } }, owner)
    const { settings, deposit_change } = await whileHeld(server, set, change)
    expect(settings.usdt_address).toBe(first)
    expect(deposit_change).toMatchObject({ usdt_address: other })
    const put = (trx: Trx) =>
      trx
        .insertInto('network_config')
        .values({
          network: 'facebook',
          fields: JSON.stringify({ version: 'v17.0' }),
          secret_sealed: null,
          updated_at: 1,
          updated_by: owner.id,
        })
        .execute()
    const add = () =>
      server.call(
        putNetworkConfig,
        { params: { network: 'facebook' }, body: { fields: { callback_ports: '8792' } } },
        owner,
      )
    const config = await whileHeld(server, put, add)
    expect(config.fields.find(({ name }) => name === 'version')?.value).toBe('v17.0')
  })

  test('a setting changed in the meantime is set again, and a token is revoked once', async () => {
    const set = () => server.call(changeSettings, { body: { company: 'Harbor' } }, owner)
    await set()
    const value = JSON.stringify('Other')
    const change = (trx: Trx) =>
      trx.updateTable('setting').set({ value }).where('key', '=', 'company').execute()
    await whileHeld(server, change, set)
    const { value: kept } = await rows()
      .selectFrom('setting')
      .select('value')
      .where('key', '=', 'company')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(kept)).toBe('Harbor')
    await releaseToken(server, owner.as)
    const tokens = () => rows().selectFrom('release_token').select(['id', 'revoked_at'])
    const { id } = await tokens().orderBy('created_at', 'desc').executeTakeFirstOrThrow()
    const revoke = (trx: Trx) =>
      trx.updateTable('release_token').set({ revoked_at: 1 }).where('id', '=', id).execute()
    await whileHeld(server, revoke, () => server.call(revokeReleaseToken, { params: { id } }, owner))
    expect((await tokens().where('id', '=', id).executeTakeFirstOrThrow()).revoked_at).toBe(1)
  })

  test('a draft that somebody went on with in the meantime is not discarded', async () => {
    const { id } = await publishedRelease(server, await releaseToken(server, owner.as), '0.9.0')
    const drafts = (active_at: number) => (db: Db) =>
      db.updateTable('release').set({ state: 'draft', active_at }).where('id', '=', id).execute()
    await drafts(1)(rows())
    const clean = async () =>
      allJobs(server.installation)
        .find(({ name }) => name === 'release-cleaning')
        ?.run()
    await whileHeld(server, drafts(server.clock.now()), clean)
    const left = rows().selectFrom('release').select('state').where('id', '=', id)
    expect(await left.execute()).toEqual([{ state: 'draft' }])
  })

  test('a release withdrawn in the meantime is offered to nobody', async () => {
    const { id } = await publishedRelease(server, await releaseToken(server, owner.as), '1.0.0')
    const withdraw = (trx: Trx) =>
      trx.updateTable('release').set({ state: 'withdrawn' }).where('id', '=', id).execute()
    const body = { percent: 50 }
    const change = () => server.call(adminChangeRollout, { params: { id }, body }, owner)
    await refusal(whileHeld(server, withdraw, change), 'not_found')
  })
})
