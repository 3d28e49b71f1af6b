import { blockAccount, createAccount, importAccounts, listAccounts } from '@seaport/contract/desk/account'
import { assignProxy } from '@seaport/contract/desk/proxy'
import { openAccount } from '@seaport/contract/desk/seat-session'
import { plans } from '@seaport/contract/people/plan'
import { adminActOnAccounts, adminActOnTasks } from '@seaport/contract/work/admin-act'
import { setGuard } from '@seaport/contract/work/guard'
import { eraseResources } from '@seaport/contract/work/opt-out'
import { listResources } from '@seaport/contract/work/resource'
import { moveResources, resourceGroups } from '@seaport/contract/work/resource-group'
import { nextTarget, reportProgress } from '@seaport/contract/work/runner'
import { createScript, moveScripts, scriptGroups } from '@seaport/contract/work/script'
import { deleteTask, retryTask, updateTask } from '@seaport/contract/work/task'
import { createWebhook } from '@seaport/contract/work/webhook'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bothDatabases } from '../../../../tests/support/databases.ts'
import { lockName } from '../db/dialect.ts'
import type { Trx } from '../db/schema.ts'
import { newId } from '../kernel/id.ts'
import { fillLibrary } from '../test-support/library.ts'
import { createSeatOnline, createUser, type TestUser } from '../test-support/people.ts'
import { following, openLimits } from '../test-support/promotions.ts'
import { proxyActs } from '../test-support/proxies.ts'
import { refusal } from '../test-support/refused.ts'
import { addTask, createAssigned, createScene, runJob, taskIn, taskOf } from '../test-support/scene.ts'
import { startTestServer, type TestServer } from '../test-support/test-server.ts'
import { whileHeld } from '../test-support/while-held.ts'

/** A call that waited for a row lock must decide by the row after the wait, not by an earlier read. */
bothDatabases('locks of desk and work', (location) => {
  let server: TestServer
  let owner: TestUser
  beforeAll(async () => {
    server = await startTestServer(location)
    owner = await createUser(server, { role: 'owner' })
  })
  afterAll(() => server.stop())

  const rows = () => server.installation.database.db

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

  test('an account added in the meantime is reported as there already by an import', async () => {
    const scene = await createScene(server)
    const add = async (trx: Trx) => {
      const known = trx.selectFrom('account').selectAll().where('id', '=', scene.accountId)
      const row = await known.executeTakeFirstOrThrow()
      const same = { ...row, id: newId(), account: 'same', handle_key: 'same' }
      await trx.insertInto('account').values(same).execute()
    }
    const body = { network: 'x_sandbox' as const, rows: [{ account: 'Same' }, { account: 'other' }] }
    const report = await whileHeld(server, add, () => server.call(importAccounts, { body }, scene.supervisor))
    expect(report).toMatchObject({ added: 1, duplicate: 1 })
    expect(report.rows.map(({ outcome }) => outcome)).toEqual(['duplicate', 'added'])
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

  test('a task retried in the meantime is neither retried again nor deleted, but is ended by an administrator', async () => {
    const scene = await createScene(server)
    const retried = await taskIn(scene, 'error')
    const retry = () => server.call(retryTask, { params: { id: retried.id } }, scene.supervisor)
    await refusal(whileHeld(server, turn(retried.id, queuedNow), retry), 'task_wrong_state')
    const first = await taskIn(scene, 'error')
    const remove = () => server.call(deleteTask, { params: { id: first.id } }, scene.supervisor)
    await refusal(whileHeld(server, turn(first.id, queuedNow), remove), 'task_wrong_state')
    const other = await taskIn(await createScene(server), 'error')
    const body = { ids: [other.id], act: 'end' as const, why: 'Asked for' }
    const end = () => server.call(adminActOnTasks, { body }, owner)
    expect(await whileHeld(server, turn(other.id, queuedNow), end)).toMatchObject({ done: 1 })
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
    expect(await whileHeld(server, unblock, act)).toMatchObject({ done: 1, left_out: [{ id: other }] })
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

  test('an account is not opened at a proxy that allows fewer at once by now', async () => {
    const scene = await createScene(server)
    const other = await createAssigned(server, scene.supervisor, scene.seat.id)
    const { id } = await (await proxyActs(server, scene.supervisor)).add({ allocation_limit: 2 })
    const body = { proxy_id: id, account_ids: [scene.accountId, other] }
    await server.call(assignProxy, { body }, scene.supervisor)
    await server.call(openAccount, { params: { id: scene.accountId } }, scene.seat)
    const narrow = (trx: Trx) =>
      trx.updateTable('proxy').set({ concurrency_limit: 1 }).where('id', '=', id).execute()
    const open = () => server.call(openAccount, { params: { id: other } }, scene.seat)
    await refusal(whileHeld(server, narrow, open), 'proxy_busy')
  })

  test('an account is not added to a seat that was deleted in the meantime', async () => {
    const { seat, supervisor } = await createScene(server)
    const remove = (trx: Trx) =>
      trx.updateTable('seat').set({ deleted_at: 1 }).where('id', '=', seat.id).execute()
    const body = { network: 'x_sandbox' as const, account: 'late_tea', seat_id: seat.id }
    const add = () => server.call(createAccount, { body }, supervisor)
    await refusal(whileHeld(server, remove, add), 'invalid_input')
  })

  if (location.kind === 'postgres')
    test('a task is not created at a seat that its account has left in the meantime', async () => {
      const scene = await createScene(server)
      const other = await createSeatOnline(server, scene.supervisor, 1)
      const move = (trx: Trx) =>
        trx.updateTable('account').set({ seat_id: other.id }).where('id', '=', scene.accountId).execute()
      await refusal(
        whileHeld(server, move, () => addTask(scene)),
        'conflict',
      )
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
    expect(await whileHeld(server, takeOut, () => move(null))).toMatchObject({ moved: 0 })
    const filling = { tenantId: user.id, from: 1, to: 1, characters: 32 }
    await fillLibrary(server.installation.database, filling)
    const { list } = await server.call(listResources, {}, user)
    const ofPeople = await server.call(resourceGroups.create, { body: { name: 'Spring' } }, user)
    const movePeople = (trx: Trx) =>
      trx.updateTable('resource').set({ group_id: ofPeople.id }).where('tenant_id', '=', user.id).execute()
    const people = { ids: list.map(({ id }) => id), group_id: ofPeople.id }
    const late = () => server.call(moveResources, { body: people }, user)
    expect(await whileHeld(server, movePeople, late)).toMatchObject({ moved: 0 })
  })
})
