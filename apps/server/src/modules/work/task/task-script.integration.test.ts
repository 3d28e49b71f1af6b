import { uploadFile } from '@seaport/contract/platform/file'
import { createScript, deleteScript, updateScript } from '@seaport/contract/work/script'
import { createTask, endTask, getTask, retryTask } from '@seaport/contract/work/task'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { Refused } from '../../../kernel/refusal.ts'
import { upload } from '../../../test-support/files.ts'
import { jpeg, png, webp } from '../../../test-support/media.ts'
import { createUser, type TestUser } from '../../../test-support/people.ts'
import { createManualPromotion, failManualPromotion } from '../../../test-support/promotions.ts'
import { refusal } from '../../../test-support/refused.ts'
import * as scenes from '../../../test-support/scene.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'

eachDatabase('task script', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location)
  })
  afterAll(() => server.stop())

  const refusedAs = async (call: Promise<unknown>) => {
    const error = await call.then(
      () => null,
      (reason: unknown) => reason,
    )
    if (!(error instanceof Refused)) throw error ?? new Error('It was not refused')
    return [error.message, ...(error.fieldErrors ?? []).map(({ loc }) => loc.join('.'))]
  }

  test('a script must be there for the tenant, and fit the network', async () => {
    const scene = await scenes.createScene(server)
    const field = 'body.work.params.script_id'
    const script = async (nets: ('x' | 'facebook')[], as = scene.supervisor) =>
      (
        await server.call(
          createScript,
          { body: { title: 'Tea', networks: nets, content: { type: 'text', text: 'Hi' } } },
          as,
        )
      ).id
    const post = (script_id: string) =>
      createManualPromotion(scene, {
        kind: 'publish_post',
        params: { script_id, promotion_count: 2, send_interval_seconds: 60, duration_minutes: null },
      })
    const own = await script(['facebook', 'x'])
    const { id } = await post(own)
    const shown = await server.call(getTask, { params: { id } }, scene.supervisor)
    expect(shown).toMatchObject({ name: '#1 +1', target_count: 2, script: { id: own, title: 'Tea' } })
    expect(await refusedAs(post(await script(['facebook'])))).toEqual(['script_wrong_network', field])
    expect(await refusedAs(post('nowhere'))).toEqual(['not_found', field])
    const stranger = await createUser(server)
    expect(await refusedAs(post(await script(['x'], stranger)))).toEqual(['not_found', field])
  })

  test.each([
    ['茶'.repeat(141), 282],
    ['a'.repeat(281), 281],
    [`${'a'.repeat(257)} https://example.com/${'b'.repeat(100)}`, 281],
    // The account's name is filled in.
    [`${'a'.repeat(279)}{my_nickname}`, expect.any(Number)],
  ])(
    'a post that X does not take for its length is refused by name of the field: case %#',
    async (text, length) => {
      const scene = await scenes.createScene(server)
      const content = { type: 'text' as const, text }
      const body = { title: 'Long', networks: ['x' as const], content }
      const { id } = await server.call(createScript, { body }, scene.supervisor)
      const params = { script_id: id, promotion_count: 1, send_interval_seconds: 60, duration_minutes: null }
      const refused = await createManualPromotion(scene, { kind: 'publish_post', params }).catch(
        (error: unknown) => error,
      )
      expect(refused).toMatchObject({
        reason: 'script_too_long',
        values: { network: 'X', length, most: 280 },
        fieldErrors: [{ loc: ['body', 'work', 'params', 'script_id'] }],
      })
      // As a message it is short enough.
      const message = {
        kind: 'send_message' as const,
        params: { ...params, audience: { from: 'list' as const, targets: ['@ann'] }, deduplication: true },
      }
      await createManualPromotion(scene, message)
    },
  )

  test('a post is as long as the name that its account shows makes it', async () => {
    const scene = await scenes.createScene(server)
    const post = async (nickname: string, rest: number) => {
      await server.installation.database.db
        .updateTable('account')
        .set({ nickname, account: 'harbor_tea' })
        .where('id', '=', scene.accountId)
        .execute()
      const content = { type: 'text' as const, text: `${'a'.repeat(rest)}{my_nickname}` }
      const body = { title: 'Named', networks: ['x' as const], content }
      const { id } = await server.call(createScript, { body }, scene.supervisor)
      const params = { script_id: id, promotion_count: 1, send_interval_seconds: 60, duration_minutes: null }
      return createManualPromotion(scene, { kind: 'publish_post', params })
    }
    await post('Tea', 277)
    const field = 'body.work.params.script_id'
    expect(await refusedAs(post('Teas', 277))).toEqual(['script_too_long', field])
    await post('', 270)
    expect(await refusedAs(post('', 271))).toEqual(['script_too_long', field])
  })

  test.each([140, 280])('a post of %i is taken', async (count) => {
    const scene = await scenes.createScene(server)
    const content = { type: 'text' as const, text: (count === 140 ? '茶' : 'a').repeat(count) }
    const { id } = await server.call(
      createScript,
      { body: { title: 'Fits', networks: ['x'], content } },
      scene.supervisor,
    )
    const params = { script_id: id, promotion_count: 1, send_interval_seconds: 60, duration_minutes: null }
    await createManualPromotion(scene, { kind: 'publish_post', params })
  })

  test('Instagram’s interface gets JPEG pictures, and no post more hashtags and mentions than it accepts', async () => {
    const scene = await scenes.createScene(server)
    const { supervisor } = scene
    const account_id = await scenes.createAssigned(server, supervisor, scene.seat.id, 'instagram_sandbox')
    const picture = async (content: Uint8Array, name: string) =>
      (await upload(server, uploadFile, { content, name }, supervisor)).id
    const [leaf, cup, bowl] = [
      await picture(jpeg(), 'lá.jpg'),
      await picture(png(1), 'cốc.png'),
      await picture(webp(), 'bát.webp'),
    ]
    const post = async (file_ids: string[], text: string, executor: 'api' | 'assisted' = 'api') => {
      const content = { type: 'image_text' as const, text, file_ids }
      const body = { title: 'Tea', networks: ['instagram' as const], content }
      const { id } = await server.call(createScript, { body }, supervisor)
      const params = { script_id: id, promotion_count: 1, send_interval_seconds: 60, duration_minutes: null }
      const work = { kind: 'publish_post' as const, params }
      const task = await server.call(createTask, { body: { account_id, executor, work } }, supervisor)
      return { id, task: task.id }
    }
    const script = { detail: [{ loc: ['body', 'work', 'params', 'script_id'] }] }
    const jpegs = await refusal(post([leaf, cup, bowl], 'Look'), 'script_needs_jpeg')
    expect(jpegs.refusal).toMatchObject({ msg: expect.stringContaining('cốc.png, bát.webp'), ...script })
    await post([leaf, cup], 'Look', 'assisted')
    const tags = (count: number) => Array.from({ length: count }, (_, at) => `#trà${at}`).join(' ')
    for (const executor of ['api', 'assisted'] as const)
      expect(
        (await refusal(post([leaf], `${tags(6)} @tea`, executor), 'script_too_many_tags')).refusal,
      ).toMatchObject(script)
    const { id, task } = await post([leaf], tags(5))

    await failManualPromotion({ ...scene, accountId: account_id }, task, 1)
    const content = { type: 'image_text' as const, text: 'Look', file_ids: [cup] }
    await server.call(updateScript, { params: { id }, body: { content } }, supervisor)
    const retried = server.call(retryTask, { params: { id: task } }, supervisor)
    await refusal(retried, 'script_needs_jpeg')
  })

  test('X gets as many pictures as it takes: four in a post, one in a message through its interface', async () => {
    const scene = await scenes.createScene(server)
    const { supervisor } = scene
    const account_id = await scenes.createAssigned(server, supervisor, scene.seat.id, 'x')
    const file = async (at: number) =>
      (await upload(server, uploadFile, { content: jpeg(), name: `${at}.jpg` }, supervisor)).id
    const files = await Promise.all(Array.from({ length: 5 }, (_, at) => file(at)))
    const post = async (count: number, executor: 'api' | 'assisted', groups?: string[]) => {
      const content = { type: 'image' as const, file_ids: files.slice(0, count) }
      const body = { title: 'Tea', networks: ['x' as const], content }
      const { id: script_id } = await server.call(createScript, { body }, supervisor)
      const pace = { send_interval_seconds: 60, duration_minutes: null }
      const work = groups
        ? { kind: 'publish_group_post' as const, params: { script_id, groups, ...pace } }
        : { kind: 'publish_post' as const, params: { script_id, promotion_count: 1, ...pace } }
      return server.call(createTask, { body: { account_id, executor, work } }, supervisor)
    }
    const conversation = ['https://x.com/messages/123456789012345']
    const detail = [{ loc: ['body', 'work', 'params', 'script_id'] }]
    for (const [count, executor, groups, most] of [
      [5, 'api', undefined, '4'],
      [5, 'assisted', undefined, '4'],
      [2, 'api', conversation, '1'],
    ] as const) {
      const { refusal: told } = await refusal(
        post(count, executor, groups && [...groups]),
        'script_too_many_pictures',
      )
      expect(told).toMatchObject({
        detail,
        msg: expect.stringMatching(`${count} pictures; X takes ${most} `),
      })
    }
    await post(4, 'api')
    await post(1, 'api', conversation)
    await post(2, 'assisted', conversation)
  })

  test('what goes to conversations of X alone may be as long as a message; beside another group it is a post', async () => {
    const scene = await scenes.createScene(server)
    const account_id = await scenes.createAssigned(server, scene.supervisor, scene.seat.id, 'x')
    const content = { type: 'text' as const, text: 'a'.repeat(281) }
    const body = { title: 'Long', networks: ['x' as const], content }
    const { id: script_id } = await server.call(createScript, { body }, scene.supervisor)
    const post = (groups: string[]) => {
      const params = { script_id, groups, send_interval_seconds: 60, duration_minutes: null }
      const work = { kind: 'publish_group_post' as const, params }
      return server.call(createTask, { body: { account_id, executor: 'assisted', work } }, scene.supervisor)
    }
    const conversation = 'https://x.com/i/chat/123456789012345'
    const community = 'https://x.com/i/communities/1234567890'
    await post([conversation])
    for (const groups of [[conversation, community], [community]]) {
      const { refusal: told } = await refusal(post(groups), 'script_too_long')
      expect(told).toMatchObject({ detail: [{ loc: ['body', 'work', 'params', 'script_id'] }] })
    }
  })

  test('a script stays as long as an unfinished task uses it, and is needed to try one again', async () => {
    const scene = await scenes.createScene(server)
    const add = async (as: TestUser, isPublic = false) => {
      const content = { type: 'text' as const, text: 'Hi' }
      const body = { title: 'Tea', networks: ['x' as const], public: isPublic, content }
      return (await server.call(createScript, { body }, as)).id
    }
    const remove = (id: string, as: TestUser) => server.call(deleteScript, { params: { id } }, as)
    const post = (script_id: string, name?: string) => {
      const params = { script_id, promotion_count: 1, send_interval_seconds: 60, duration_minutes: null }
      return createManualPromotion(scene, { kind: 'publish_post', params }, name)
    }
    const own = await add(scene.supervisor)
    const [first, second] = [await post(own, 'Spring <tea>'), await post(own)]
    expect((await refusal(remove(own, scene.supervisor), 'script_in_use')).refusal.msg).toContain(
      `#${first.number} “Spring <tea>”`,
    )
    await failManualPromotion(scene, first.id, 1)
    expect((await refusal(remove(own, scene.supervisor), 'script_in_use')).refusal.msg).toContain(
      `#${second.number} `,
    )
    await server.call(endTask, { params: { id: second.id } }, scene.supervisor)
    await remove(own, scene.supervisor)
    const { id } = first
    expect(await server.call(getTask, { params: { id } }, scene.supervisor)).toMatchObject({ script: null })
    await refusal(server.call(retryTask, { params: { id } }, scene.supervisor), 'script_gone')

    // Administrators can withdraw a public script at any time without learning anything about others' tasks.
    const owner = await createUser(server, { role: 'owner' })
    const shared = await add(owner, true)
    await post(shared)
    await remove(shared, owner)
  })

  test('of a task and the deletion of its script at the same moment, one is refused', async () => {
    const scene = await scenes.createScene(server, { ports: 20 })
    for (let round = 0; round < 10; round += 1) {
      const body = { title: 'Tea', networks: ['x' as const], content: { type: 'text' as const, text: 'Hi' } }
      const { id } = await server.call(createScript, { body }, scene.supervisor)
      const params = {
        script_id: id,
        promotion_count: 1,
        send_interval_seconds: 60,
        duration_minutes: null,
      }
      const outcomes = await Promise.allSettled([
        createManualPromotion(scene, { kind: 'publish_post', params }),
        server.call(deleteScript, { params: { id } }, scene.supervisor),
      ])
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    }
  })
})
