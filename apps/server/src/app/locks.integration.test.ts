import { blockAccount, listAccounts } from '@seaport/contract/desk/account'
import { assignProxy } from '@seaport/contract/desk/proxy'
import { creditPayment } from '@seaport/contract/money/order'
import { plans } from '@seaport/contract/people/plan'
import { createAnnouncement, updateAnnouncement } from '@seaport/contract/platform/announcement'
import { MAX_OPEN_FEEDBACK, sendFeedback, setFeedbackClosed } from '@seaport/contract/platform/feedback'
import { uploadFile } from '@seaport/contract/platform/file'
import { createMenuEntry, deleteMenuEntry } from '@seaport/contract/platform/menu'
import { putNetworkConfig } from '@seaport/contract/platform/network-config'
import { adminChangeRollout, revokeReleaseToken } from '@seaport/contract/platform/release'
import { changeSettings } from '@seaport/contract/platform/setting'
import { createVersion, updateVersion } from '@seaport/contract/platform/version'
import { adminActOnAccounts, adminActOnTasks } from '@seaport/contract/work/admin-act'
import { setGuard } from '@seaport/contract/work/guard'
import { eraseResources } from '@seaport/contract/work/opt-out'
import { listResources } from '@seaport/contract/work/resource'
import { moveResources, resourceGroups } from '@seaport/contract/work/resource-group'
import { nextTarget, reportProgress } from '@seaport/contract/work/runner'
import { createScript, moveScripts, scriptGroups } from '@seaport/contract/work/script'
import { deleteTask, updateTask } from '@seaport/contract/work/task'
import { createWebhook } from '@seaport/contract/work/webhook'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bothDatabases } from '../../../../tests/support/databases.ts'
import { lockName } from '../db/dialect.ts'
import type { Trx } from '../db/schema.ts'
import { newId } from '../kernel/id.ts'
import { upload } from '../test-support/files.ts'
import { fillLibrary } from '../test-support/library.ts'
import { png } from '../test-support/media.ts'
import { PAY_VARIABLES, reportPayment } from '../test-support/money.ts'
import { orderActs } from '../test-support/orders.ts'
import { createSeatOnline, createUser, type TestUser } from '../test-support/people.ts'
import { following, openLimits } from '../test-support/promotions.ts'
import { proxyActs } from '../test-support/proxies.ts'
import { refusal } from '../test-support/refused.ts'
import { publishedRelease, releaseToken } from '../test-support/releases.ts'
import { addTask, createAssigned, createScene, runJob, taskIn, taskOf } from '../test-support/scene.ts'
import { startTestServer, type TestServer } from '../test-support/test-server.ts'
import { whileHeld } from '../test-support/while-held.ts'

/** A call that waited for a row lock must decide by the row after the wait, not by an earlier read. */
bothDatabases('what is locked', (location) => {
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

  if (location.kind === 'postgres')
    test('a person who is collected while being erased is erased too', async () => {
      const { id: tenantId, as } = await createUser(server)
      const collect = async (db: Trx) => {
        await lockName({ trx: db, kind: 'postgres' }, `opt_out:${tenantId}`, 'shared')
        await fillLibrary({ db, kind: 'postgres' }, { tenantId, from: 1, to: 1, characters: 32 })
      }
      const body = { network: 'x_sandbox' as const, external_ids: ['@p1'] }
      const erase = () => server.call(eraseResources, { body }, { as })
      expect(await whileHeld(server, collect, erase)).toMatchObject({ erased: 1 })
    })

  test('a person who reached the limit of webhooks in the meantime adds no further one', async () => {
    const person = await createUser(server)
    const kinds: ['task_failed'] = ['task_failed']
    const body = { url: 'https://hooks.example.test/a', kinds, language: 'en' as const }
    const add = () => server.call(createWebhook, { body }, person)
    await add()
    const fill = async (trx: Trx) => {
      await trx.selectFrom('user').select('id').where('id', '=', person.id).forUpdate().execute()
      const own = trx.selectFrom('webhook').selectAll().where('user_id', '=', person.id)
      const row = await own.executeTakeFirstOrThrow()
      for (let more = 1; more < plans.professional.webhooks; more += 1)
        await trx
          .insertInto('webhook')
          .values({ ...row, id: newId() })
          .execute()
    }
    await refusal(whileHeld(server, fill, add), 'webhook_limit')
  })

  test('ports taken away in the meantime are given to no seat', async () => {
    const user = await createUser(server)
    const take = (trx: Trx) =>
      trx.updateTable('user').set({ port_num: 1 }).where('id', '=', user.id).execute()
    const add = () => createSeatOnline(server, user, 2)
    await refusal(whileHeld(server, take, add), 'ports_over_allocated')
  })

  test('ports renewed in the meantime stay open', async () => {
    const scene = await createScene(server)
    const { id } = await taskIn(scene, 'queued')
    const until = (port_expire_at: number) => (trx: Trx) =>
      trx.updateTable('user').set({ port_expire_at }).where('id', '=', scene.supervisor.id).execute()
    const now = server.clock.now()
    await rows()
      .transaction()
      .execute(until(now - 1))
    await whileHeld(server, until(now + 1000), () => runJob(server, 'port-expiry'))
    expect((await taskOf(scene, id)).status).toBe('queued')
  })

  test('a seat whose ports were taken away in the meantime gives none to a task', async () => {
    const scene = await createScene(server)
    const take = (trx: Trx) =>
      trx.updateTable('seat').set({ allocated: 0 }).where('id', '=', scene.seat.id).execute()
    await refusal(
      whileHeld(server, take, () => addTask(scene)),
      'no_free_port',
    )
  })

  const blocked = { availability: 'abnormal', blocked_at: 1, blocked_reason: 'by_person' } as const
  const block = (accountId: string) => (trx: Trx) =>
    trx.updateTable('account').set(blocked).where('id', '=', accountId).execute()

  test('an account blocked in the meantime is not blocked again, and gets no task', async () => {
    const scene = await createScene(server)
    const params = { id: scene.accountId }
    const again = () => server.call(blockAccount, { params, body: { note: 'Again' } }, scene.supervisor)
    await refusal(whileHeld(server, block(scene.accountId), again), 'account_blocked')
    const accountId = await createAssigned(server, scene.supervisor, scene.seat.id)
    const create = () => addTask({ ...scene, accountId })
    await refusal(whileHeld(server, block(accountId), create), 'account_blocked')
  })

  const endedNow = { status: 'ended', ended_at: 1, end_reason: 'by_person' } as const
  const queuedNow = { status: 'queued', ended_at: null, end_reason: null } as const
  const turn = (id: string, change: typeof endedNow | typeof queuedNow) => (trx: Trx) =>
    trx.updateTable('task').set(change).where('id', '=', id).execute()

  test('a task that ended in the meantime does not wait for its account', async () => {
    const scene = await createScene(server)
    const { id } = await taskIn(scene, 'queued')
    const order = { params: { id: scene.accountId }, body: { note: 'Odd' } }
    await whileHeld(server, turn(id, endedNow), () => server.call(blockAccount, order, scene.supervisor))
    expect(await taskOf(scene, id)).toMatchObject({ status: 'ended', park_reason: null })
  })

  test('a task queued in the meantime keeps its start', async () => {
    const scene = await createScene(server)
    const { id } = await taskIn(scene, 'pending')
    const start = { mode: 'at' as const, at: new Date(server.clock.now() + 7_200_000).toISOString() }
    const move = () => server.call(updateTask, { params: { id }, body: { start } }, scene.supervisor)
    await refusal(whileHeld(server, turn(id, queuedNow), move), 'task_wrong_state')
  })

  test('a task retried in the meantime is not deleted, but is ended by an administrator', async () => {
    const scene = await createScene(server)
    const first = await taskIn(scene, 'error')
    const remove = () => server.call(deleteTask, { params: { id: first.id } }, scene.supervisor)
    await refusal(whileHeld(server, turn(first.id, queuedNow), remove), 'task_wrong_state')
    const other = await taskIn(await createScene(server), 'error')
    const body = { ids: [other.id], act: 'end' as const, why: 'Asked for' }
    const end = () => server.call(adminActOnTasks, { body }, owner)
    expect(await whileHeld(server, turn(other.id, queuedNow), end)).toEqual({ changed: 1 })
  })

  test('an account unblocked in the meantime is skipped by an administrator’s bulk unblock', async () => {
    const scene = await createScene(server)
    const other = await createAssigned(server, scene.supervisor, scene.seat.id)
    const ids = [scene.accountId, other]
    for (const id of ids)
      await server.call(blockAccount, { params: { id }, body: { note: 'Odd' } }, scene.supervisor)
    const normal = { availability: 'normal', blocked_at: null, blocked_reason: null } as const
    const unblock = (trx: Trx) => trx.updateTable('account').set(normal).where('id', '=', other).execute()
    const body = { ids, act: 'unblock' as const, why: 'Asked for' }
    const act = () => server.call(adminActOnAccounts, { body }, owner)
    expect(await whileHeld(server, unblock, act)).toEqual({ changed: 1 })
    const { list } = await server.call(listAccounts, {}, scene.supervisor)
    expect(list.map(({ id, unblock_count }) => [id, unblock_count]).toSorted()).toEqual(
      [
        [scene.accountId, 1],
        [other, 0],
      ].toSorted(),
    )
  })

  test('a task whose runner reported in the meantime keeps its runner', async () => {
    const scene = await createScene(server)
    const { id } = await taskIn(scene, 'running')
    const lease = (lease_until: number, trx: Trx) =>
      trx.updateTable('task').set({ lease_until }).where('id', '=', id).execute()
    const now = server.clock.now()
    await rows()
      .transaction()
      .execute((trx) => lease(now - 1, trx))
    const renew = (trx: Trx) => lease(now + 1000, trx)
    await whileHeld(server, renew, () => runJob(server, 'task-lease'))
    expect((await taskOf(scene, id)).status).toBe('running')
  })

  test('a promotion whose account was blocked in the meantime starts no target', async () => {
    const scene = await createScene(server)
    const { id, fence } = await following(scene, ['@ann'])
    const park = (trx: Trx) =>
      trx
        .updateTable('account')
        .set({ ...blocked, parked_at: server.clock.now() })
        .where('id', '=', scene.accountId)
        .execute()
    const begin = () => server.call(nextTarget, { params: { id }, body: { fence, begin: true } }, scene.seat)
    expect((await whileHeld(server, park, begin)).step).toMatchObject({ kind: 'wait' })
  })

  test('a person reached by another account in the meantime is not reached again within some days', async () => {
    const scene = await createScene(server)
    const accountId = await createAssigned(server, scene.supervisor, scene.seat.id)
    const [one, two] = [await following(scene, ['@ann']), await following({ ...scene, accountId }, ['@ann'])]
    await server.call(setGuard, { body: { ...openLimits, contact_days: 3 } }, scene.supervisor)
    // As the other account's runner starts its target: with the lock of the tenant.
    const reach = async (trx: Trx) => {
      const user = trx.updateTable('user').set((eb) => ({ id: eb.ref('id') }))
      await user.where('id', '=', scene.supervisor.id).execute()
      await trx
        .updateTable('task_target')
        .set({ outcome: 'unknown', begun_at: server.clock.now() + 1, begun_by: accountId, begun_fence: 1 })
        .where('task_id', '=', two.id)
        .execute()
    }
    const { step } = await whileHeld(server, reach, () =>
      server.call(
        nextTarget,
        { params: { id: one.id }, body: { fence: one.fence, begin: true } },
        scene.seat,
      ),
    )
    expect(step).toMatchObject({ kind: 'over', reason: 'list_exhausted' })
  })

  test('a target skipped in the meantime is counted once, under its outcome', async () => {
    const scene = await createScene(server)
    const { id, fence } = await following(scene, ['@ann'])
    const leaveOut = (trx: Trx) =>
      trx
        .updateTable('task_target')
        .set({ outcome: 'skipped', reason: 'opted_out', settled_at: server.clock.now() })
        .where('task_id', '=', id)
        .execute()
    const done = { position: 0, outcome: 'done' as const, reason: null, collected: 0 }
    const body = { fence, seq: 1, actual_count: 1, pages: 0, targets: [done], parked: null }
    await whileHeld(server, leaveOut, () => server.call(reportProgress, { params: { id }, body }, scene.seat))
    const counted = await rows()
      .selectFrom('stat')
      .select(['promoted_done', 'promoted_skipped'])
      .where('tenant_id', '=', scene.supervisor.id)
      .where('kind', '=', 'follow')
      .execute()
    expect(counted).toEqual([{ promoted_done: 1, promoted_skipped: -1 }])
  })

  test('a proxy whose limit was lowered in the meantime is bound to no more accounts', async () => {
    const scene = await createScene(server)
    const acts = await proxyActs(server, scene.supervisor)
    const { id } = await acts.add({ allocation_limit: 2 })
    const close = (trx: Trx) =>
      trx.updateTable('proxy').set({ allocation_limit: 1 }).where('id', '=', id).execute()
    const other = await createAssigned(server, scene.supervisor, scene.seat.id)
    const body = { proxy_id: id, account_ids: [scene.accountId, other] }
    const bind = () => server.call(assignProxy, { body }, scene.supervisor)
    await refusal(whileHeld(server, close, bind), 'proxy_limit_reached')
  })

  test('nothing moves into a group deleted in the meantime', async () => {
    const user = await createUser(server)
    const acts = await proxyActs(server, user)
    const remove = (trx: Trx) => trx.deleteFrom('proxy_group').where('id', '=', acts.group).execute()
    await refusal(
      whileHeld(server, remove, () => acts.add()),
      'not_found',
    )
  })

  test('a member moved in the meantime is not moved again', async () => {
    const user = await createUser(server)
    const script = await server.call(
      createScript,
      { body: { title: 'Tea', networks: ['x'], content: { type: 'text', text: 'Hello' } } },
      user,
    )
    const ofScripts = await server.call(scriptGroups.create, { body: { name: 'Spring' } }, user)
    const move = (group_id: string | null) =>
      server.call(moveScripts, { body: { ids: [script.id], group_id } }, user)
    await move(ofScripts.id)
    const takeOut = (trx: Trx) =>
      trx.updateTable('script').set({ group_id: null }).where('id', '=', script.id).execute()
    await refusal(
      whileHeld(server, takeOut, () => move(null)),
      'same_group',
    )
    const filling = { tenantId: user.id, from: 1, to: 1, characters: 32 }
    await fillLibrary(server.installation.database, filling)
    const { list } = await server.call(listResources, {}, user)
    const ofPeople = await server.call(resourceGroups.create, { body: { name: 'Spring' } }, user)
    const movePeople = (trx: Trx) =>
      trx.updateTable('resource').set({ group_id: ofPeople.id }).where('tenant_id', '=', user.id).execute()
    const people = { ids: list.map(({ id }) => id), group_id: ofPeople.id }
    await refusal(
      whileHeld(server, movePeople, () => server.call(moveResources, { body: people }, user)),
      'same_group',
    )
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

  test('a release withdrawn in the meantime is offered to nobody', async () => {
    const { id } = await publishedRelease(server, await releaseToken(server, owner.as), '1.0.0')
    const withdraw = (trx: Trx) =>
      trx.updateTable('release').set({ state: 'withdrawn' }).where('id', '=', id).execute()
    const body = { percent: 50 }
    const change = () => server.call(adminChangeRollout, { params: { id }, body }, owner)
    await refusal(whileHeld(server, withdraw, change), 'not_found')
  })
})
