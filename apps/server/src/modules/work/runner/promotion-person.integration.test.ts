import { setGuard } from '@seaport/contract/work/guard'
import { createScript } from '@seaport/contract/work/script'
import { endTask } from '@seaport/contract/work/task'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { fillLibrary } from '../../../test-support/library.ts'
import {
  type Claimed,
  claimedPromotion,
  following,
  followingLibrary,
  next,
  openLimits,
  say,
} from '../../../test-support/promotions.ts'
import * as scenes from '../../../test-support/scene.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'

eachDatabase('who a promotion’s target is', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location)
  })
  afterAll(() => server.stop())

  test('a person’s data comes from the tenant’s own library, never from another tenant’s', async () => {
    const [scene, other] = [await scenes.createScene(server), await scenes.createScene(server)]
    const { database } = server.installation
    for (const { supervisor } of [scene, other])
      await fillLibrary(database, { tenantId: supervisor.id, from: 1, to: 1, characters: 32 })
    await database.db
      .updateTable('resource')
      .set({ name: 'Their note of it', handle: 'theirs', content: 'theirs', seen_at: server.clock.now() })
      .where('tenant_id', '=', other.supervisor.id)
      .execute()
    await database.db
      .updateTable('resource')
      // Its 280 characters end within the family.
      .set({ content: `${'Bao nhiêu vậy shop? '.repeat(14).trimEnd()}👩‍👩‍👧` })
      .where('tenant_id', '=', scene.supervisor.id)
      .execute()
    // On another network the same id is a different person; in another kind, the same person.
    const own = await database.db
      .selectFrom('resource')
      .selectAll()
      .where('tenant_id', '=', scene.supervisor.id)
      .executeTakeFirstOrThrow()
    const copies = [
      { key: Buffer.alloc(16, 1), network: 'x', name: 'Elsewhere', seen_at: server.clock.now() },
      { key: Buffer.alloc(16, 2), kind: 'commenter', name: 'Formerly', seen_at: own.seen_at - 1 },
    ] as const
    await database.db
      .insertInto('resource')
      .values(copies.map((copy) => ({ ...own, ...copy })))
      .execute()
    const task = await followingLibrary(scene)
    await database.db
      .insertInto('resource')
      .values({
        ...own,
        key: Buffer.alloc(16, 3),
        external_id: 'other',
        name: 'Another',
        seen_at: server.clock.now(),
      })
      .execute()
    expect(await next(scene, task)).toMatchObject({
      target: {
        external_id: own.external_id,
        person: {
          name: own.name,
          handle: own.handle,
          wrote: 'Bao nhiêu vậy shop? '.repeat(14).trimEnd(),
        },
      },
    })
  })

  test('a message answers the latest comment by which its own account saw the person', async () => {
    const scene = await scenes.createScene(server)
    const { database } = server.installation
    const tenantId = scene.supervisor.id
    await fillLibrary(database, { tenantId, from: 1, to: 1, characters: 32 })
    const zoe = await database.db
      .updateTable('resource')
      .set({ external_id: '17', handle: 'zoe', url: '' })
      .where('tenant_id', '=', tenantId)
      .returningAll()
      .executeTakeFirstOrThrow()
    const others = [
      { key: Buffer.alloc(16, 4), network: 'x' },
      { key: Buffer.alloc(16, 5), external_id: '18', handle: 'amy' },
    ] as const
    await database.db
      .insertInto('resource')
      .values(others.map((other) => ({ ...zoe, ...other })))
      .execute()
    const at = server.clock.now()
    const seen = (comment_id: string | null, commented_at: number | null, change: object = {}) => ({
      task_id: `saw ${comment_id}`,
      resource_key: zoe.key,
      account_id: scene.accountId,
      source: '',
      seen_at: at,
      fresh: 0 as const,
      note: '',
      comment_id,
      commented_at,
      ...change,
    })
    await database.db
      .insertInto('sighting')
      .values([
        seen('first', at - 9000),
        seen('latest', at - 8000),
        seen(null, null),
        seen('of another account', at - 1000, { account_id: 'another' }),
        ...others.map(({ key }, index) => seen(`of another ${index}`, at - 2000, { resource_key: key })),
      ])
      .execute()
    const { id: script_id } = await server.call(
      createScript,
      { body: { title: 'Tea', networks: ['x_sandbox'], content: { type: 'text', text: 'Hi' } } },
      scene.supervisor,
    )
    const message = await claimedPromotion(scene, {
      kind: 'send_message',
      params: {
        script_id,
        audience: { from: 'list', targets: ['17', '@ben'] },
        deduplication: false,
        promotion_count: 2,
        send_interval_seconds: 5,
        duration_minutes: null,
      },
    })
    const comment = { id: 'latest', at: new Date(at - 8000).toISOString() }
    expect(await next(scene, message, true)).toMatchObject({ target: { external_id: '17', comment } })
    await say(scene, message, { position: 0, outcome: 'done' })
    server.clock.advance(5)
    expect(await next(scene, message)).toMatchObject({ target: { external_id: null, comment: null } })
    // Other kinds than messages reply to no comment.
    expect(await next(scene, await following(scene, ['17']))).toMatchObject({ target: { comment: null } })
  })

  test('people unknown by id are named as pasted; a post is nobody', async () => {
    const scene = await scenes.createScene(server)
    const nameless = {
      name: '',
      handle: 'zoe',
      location: null,
      wrote: '',
      last_contact_at: null,
    }
    expect(await next(scene, await following(scene, ['@zoe']))).toMatchObject({
      target: { external_id: null, person: nameless },
    })
    const accountId = await scenes.createAssigned(server, scene.supervisor, scene.seat.id, 'x')
    const liking = await claimedPromotion(
      { ...scene, accountId },
      {
        kind: 'like',
        params: {
          links: ['https://x.com/ann/status/1'],
          like_count: 1,
          send_interval_seconds: 5,
          duration_minutes: 600,
        },
      },
    )
    expect(await next(scene, liking)).toMatchObject({ target: { external_id: null, person: null } })
  })

  test('people pasted by handle get the data of the tenant’s own library on this network', async () => {
    const [scene, other] = [await scenes.createScene(server), await scenes.createScene(server)]
    const { database } = server.installation
    for (const { supervisor } of [scene, other])
      await fillLibrary(database, { tenantId: supervisor.id, from: 1, to: 1, characters: 32 })
    const name = (tenantId: string, known: { name: string; handle: string }) =>
      database.db.updateTable('resource').set(known).where('tenant_id', '=', tenantId).execute()
    await name(scene.supervisor.id, { name: 'Zoë Trần', handle: 'Zoe_Tran' })
    await name(other.supervisor.id, { name: 'Theirs', handle: 'mia' })
    const personOf = async (handle: string) => {
      const step = await next(scene, await following(scene, [handle]))
      return step.kind === 'target' ? step.target.person : step
    }
    expect(await personOf('@zoe_tran')).toMatchObject({ name: 'Zoë Trần' })
    expect(await personOf('@mia')).toMatchObject({ name: '', handle: 'mia' })
  })

  test('the last contact counts the tenant’s own team and network only, however the person was named', async () => {
    const [scene, other] = [await scenes.createScene(server), await scenes.createScene(server)]
    const accountId = await scenes.createAssigned(server, scene.supervisor, scene.seat.id, 'x')
    const lastContact = async (by: scenes.Scene, task: Claimed) => {
      const step = await next(by, task)
      return step.kind === 'target' ? step.target.person?.last_contact_at : step
    }
    /** @returns when the person was last reached; the same while a target is in progress */
    const follow = async (by: scenes.Scene, person: string) => {
      const task = await following(by, [person])
      const before = await lastContact(by, task)
      await next(by, task, true)
      expect(await lastContact(by, task)).toBe(before)
      await say(by, task, { position: 0, outcome: 'done' })
      await server.call(endTask, { params: { id: task.id } }, by.supervisor)
      const reached = new Date(server.clock.now()).toISOString()
      server.clock.advance(5)
      return { before, reached }
    }
    expect(await follow(other, '@zoe')).toMatchObject({ before: null })
    expect(await follow({ ...scene, accountId }, '@zoe')).toMatchObject({ before: null })
    const byHandle = await follow(scene, '@zoe')
    expect(byHandle.before).toBeNull()
    await follow(scene, '@amy')
    // A skipped person was not reached.
    const leftOut = await following(scene, ['@zoe'])
    await server.call(setGuard, { body: { ...openLimits, contact_days: 3 } }, scene.supervisor)
    expect(await next(scene, leftOut)).toMatchObject({ kind: 'over' })
    server.clock.advance(5)
    expect(await lastContact(scene, await following(scene, ['@zoe']))).toBe(byHandle.reached)

    const byId = await follow(scene, '17')
    expect(byId.before).toBeNull()
    const { database } = server.installation
    await fillLibrary(database, { tenantId: scene.supervisor.id, from: 1, to: 1, characters: 32 })
    await database.db
      .updateTable('resource')
      .set({ external_id: '17', handle: 'zoe', url: '' })
      .where('tenant_id', '=', scene.supervisor.id)
      .execute()
    expect(await lastContact(scene, await followingLibrary(scene))).toBe(byId.reached)
  })
})
