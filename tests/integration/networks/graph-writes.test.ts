import { uploadFile } from '@seaport/contract/platform/file'
import { setGuard } from '@seaport/contract/work/guard'
import { createScript } from '@seaport/contract/work/script'
import type { ScriptContent } from '@seaport/contract/work/script.schema'
import { createTask, listTaskTargets } from '@seaport/contract/work/task'
import type { TaskWork } from '@seaport/contract/work/task-kind.schema'
import { expect, test } from 'vitest'
import { upload } from '../../../apps/server/src/test-support/files.ts'
import { jpeg, mp4 } from '../../../apps/server/src/test-support/media.ts'
import { openLimits } from '../../../apps/server/src/test-support/promotions.ts'
import { goal, PERSON, rig } from './support/graph-rig.ts'

test.each([
  ['facebook_sandbox', 'facebook', 'POST /graph/:version/:id/messages'],
  ['instagram_sandbox', 'instagram', 'POST /graph-instagram/:version/:id/messages'],
] as const)(
  '%s: who commented under the account’s post is answered in private, once, and nobody else is written to',
  async (network, brand, route) => {
    const { id, accounts, api, control, server, supervisor, collected, over, sandbox } = await rig(
      network,
      PERSON,
    )
    await accounts.signIn(id)
    await server.call(setGuard, { body: openLimits }, supervisor)
    const post = await control<{ id: string }>('/post', {})
    for (const author of ['nova_gadgets', 'lotus_travel'])
      await control('/comments', { post_id: post.id, author, text: 'Do you ship?' })
    const ids = await control<{ page_id: string }>('/graph-token', { handle: PERSON, kind: 'page' })
    const links = [brand === 'facebook' ? `${ids.page_id}_${post.id}` : `179${post.id}`]
    expect(
      await collected({ kind: 'collect_commenters', params: { links, ...goal } } as TaskWork),
    ).toHaveLength(2)

    const content = { type: 'text' as const, text: 'We do, all over the harbour' }
    const body = { title: 'Yes', networks: [brand], content }
    const script = await server.call(createScript, { body }, supervisor)
    const send = async (deduplication: boolean) => {
      const audience = { from: 'library' as const, filter: { kind: 'commenter' as const } }
      const params = { script_id: script.id, audience, promotion_count: 10, deduplication }
      const work = { kind: 'send_message', params: { ...params, send_interval_seconds: 5 } } as TaskWork
      const task = await api.call(createTask, { body: { account_id: id, executor: 'api', work } })
      const at = { id: task.id }
      await over(task.id)
      const { list } = await server.call(listTaskTargets, { params: at, query: {} }, supervisor)
      return list.map(({ outcome, reason }) => ({ outcome, reason }))
    }
    await control('/fault', { route, kind: 'cut', when: 'after', times: 1 })
    const done = { outcome: 'done', reason: null }
    expect(await send(true)).toEqual([done, done])
    const truth = async (handle: string) =>
      (
        await control<{ messages: { text: string }[] }>(
          `/truth/user/${sandbox.world.personByHandle.get(handle)?.id}/messages`,
        )
      ).messages
    for (const handle of ['nova_gadgets', 'lotus_travel'])
      expect((await truth(handle)).map(({ text }) => text)).toEqual([content.text])

    // The same comment is never answered twice, even by another task.
    const refused = { outcome: 'skipped', reason: 'not_reachable' }
    expect(await send(false)).toEqual([refused, refused])
    for (const handle of ['nova_gadgets', 'lotus_travel']) expect(await truth(handle)).toHaveLength(1)
  },
  90_000,
)

test('pictures, several pictures and a video of scripts are each published once as an Instagram post', async () => {
  const { id, accounts, api, control, server, supervisor, over, sandbox } = await rig(
    'instagram_sandbox',
    PERSON,
  )
  await accounts.signIn(id)
  await server.call(setGuard, { body: openLimits }, supervisor)
  const send = async (content: Buffer) =>
    (await upload(server, uploadFile, { content, name: 'a' }, supervisor)).id
  const picture = await send(jpeg(1))
  const contents = [
    { type: 'image_text', text: 'One leaf of tea', file_ids: [picture] },
    { type: 'image_text', text: 'Two leaves of tea', file_ids: [picture, await send(jpeg(2))] },
    { type: 'video', text: 'Pouring tea', file_ids: [await send(mp4())] },
  ] satisfies ScriptContent[]
  const publish = async (content: ScriptContent & { text: string }) => {
    const body = { title: content.text, networks: ['instagram' as const], content }
    const script = await server.call(createScript, { body }, supervisor)
    const params = {
      script_id: script.id,
      promotion_count: 1,
      send_interval_seconds: 5,
      duration_minutes: 60,
    }
    const work = { kind: 'publish_post', params } as const
    const task = await api.call(createTask, { body: { account_id: id, executor: 'api', work } })
    expect(await over(task.id)).toMatchObject({ actual_count: 1, end_reason: 'target_reached' })
  }
  // The network breaks off in the middle of the upload, and answers nothing to one publication.
  await control('/fault', { route: 'POST /graph-upload/*', kind: 'cut', when: 'after', times: 1 })
  const route = 'POST /graph-instagram/:version/:id/media_publish'
  await control('/fault', { route, kind: 'cut', when: 'after', skip: 1, times: 1 })
  for (const content of contents) await publish(content)
  const owner = sandbox.world.personByHandle.get(PERSON)?.id ?? ''
  const { ids } = await control<{ ids: string[] }>(`/truth/user/${owner}/posts`)
  const texts = ids.map((post) => sandbox.world.posts.get(post)?.text)
  for (const { text } of contents) expect(texts.filter((one) => one === text)).toHaveLength(1)
  await expect(publish({ type: 'text', text: 'Words alone' })).rejects.toMatchObject({
    refusal: { reason: 'script_wrong_type' },
  })
})
