import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assignAccounts, createAccount, listAccounts } from '@seaport/contract/desk/account'
import { createSeat } from '@seaport/contract/desk/seat'
import { beginSignIn, tradeSignInCode } from '@seaport/contract/desk/sign-in'
import { uploadFile } from '@seaport/contract/platform/file'
import { setGuard } from '@seaport/contract/work/guard'
import { createScript } from '@seaport/contract/work/script'
import type { ScriptContent } from '@seaport/contract/work/script.schema'
import { createTask, getTask, listTaskResources, listTaskTargets } from '@seaport/contract/work/task'
import type { TaskWork } from '@seaport/contract/work/task-kind.schema'
import { startSandbox } from '@seaport/sandbox/server'
import { expect, onTestFinished, test } from 'vitest'
import { upload } from '../../../apps/server/src/test-support/files.ts'
import { mp4, png } from '../../../apps/server/src/test-support/media.ts'
import { createUser, PASSWORD } from '../../../apps/server/src/test-support/people.ts'
import { openLimits } from '../../../apps/server/src/test-support/promotions.ts'
import { runningClock, startTestServer } from '../../../apps/server/src/test-support/test-server.ts'
import { startHeadlessClient } from '../../support/headless-client.ts'
import { controlOf } from '../runner/support/stage.ts'

const PERSON = 'harbor_tea'

/** A server, the sandbox, and a seat whose client has one account of a network. */
async function rig(
  network: 'facebook_sandbox' | 'instagram_sandbox',
  account: string,
  settings: Record<string, string> = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'seaport-graph-'))
  const sandbox = await startSandbox({ people: 300, seed: 'graph-loop' })
  const place = { url: null, dataDir: join(folder, 'server') }
  const variables = { SEAPORT_SANDBOX_URL: sandbox.url, ...settings }
  const server = await startTestServer(place, variables, runningClock())
  onTestFinished(async () => {
    await server.stop()
    await sandbox.close()
    rmSync(folder, { recursive: true })
  })
  const supervisor = await createUser(server, { ports: 20 })
  const body = { name: 'Seat', password: PASSWORD, allocated: 3 }
  const seat = await server.call(createSeat, { body }, supervisor)
  const { id } = await server.call(createAccount, { body: { network, account } }, supervisor)
  await server.call(assignAccounts, { body: { account_ids: [id], seat_id: seat.id } }, supervisor)
  const client = startHeadlessClient(server.url, join(folder, 'client'), PERSON)
  await client.logIn({ seat_code: seat.seat_code, password: PASSWORD })
  const accounts = await client.accounts()
  await accounts.open(id)
  const api = client.session().client
  const control = controlOf(sandbox.url)

  /** Collects to the end of the list. @returns ids of whom it found */
  const collected = async (work: TaskWork) => {
    const task = await api.call(createTask, { body: { account_id: id, work } })
    const params = { id: task.id }
    await expect
      .poll(async () => (await server.call(getTask, { params }, supervisor)).status)
      .toMatch(/completed|error/)
    expect(await server.call(getTask, { params }, supervisor)).toMatchObject({
      status: 'completed',
      end_reason: 'list_exhausted',
    })
    const { list } = await server.call(listTaskResources, { params, query: { page_size: 200 } }, supervisor)
    return list.map(({ external_id }) => external_id)
  }
  const shown = async () => (await server.call(listAccounts, { query: {} }, supervisor)).list[0]
  return { id, server, supervisor, sandbox, accounts, api, control, collected, shown, folder }
}

const goal = { target_count: 1000 }

test('a Page: signed in through the server, each kind collected to the last page, each person once', async () => {
  const { id, accounts, control, collected, shown, folder } = await rig('facebook_sandbox', PERSON)
  expect(await accounts.signIn(id)).toEqual({ nickname: expect.any(String) })
  expect(await shown()).toMatchObject({ login_status: 'logged_in' })
  expect((await accounts.workspace()).local[0]).toMatchObject({ signed_in: true, page_choices: [] })

  const post = await control<{ id: string }>('/post', { commenters: 140 })
  const ids = await control<{ page_id: string }>('/graph-token', { handle: PERSON, kind: 'page' })
  const links = [`${ids.page_id}_${post.id}`]
  const commenters = await collected({ kind: 'collect_commenters', params: { links, ...goal } } as TaskWork)
  expect(commenters).toHaveLength(140)
  expect(new Set(commenters).size).toBe(140)
  const profiles = [PERSON]
  const page = await collected({ kind: 'collect_homepage', params: { profiles, ...goal } } as TaskWork)
  expect(page).toEqual([ids.page_id])
  const keywords = ['tea']
  const found = await collected({ kind: 'collect_keywords', params: { keywords, ...goal } } as TaskWork)
  expect(found.length).toBeGreaterThan(0)
  expect(new Set(found).size).toBe(found.length)

  // The app's secret never reaches the client, and no token leaves it.
  const kept = await readFile(join(folder, 'client', 'secrets.json'), 'utf8')
  const log = await readFile(join(folder, 'client', 'client.log'), 'utf8')
  expect(kept + log).not.toContain('sandbox-app-secret')
  expect(log).not.toMatch(/EAAS/)
})

test("Instagram's own login collects commenters; what it can't read of others is left to a person", async () => {
  const { id, accounts, api, control, collected } = await rig('instagram_sandbox', PERSON)
  await accounts.signIn(id)
  const post = await control<{ id: string }>('/post', { commenters: 130 })
  const links = [`179${post.id}`]
  const commenters = await collected({ kind: 'collect_commenters', params: { links, ...goal } } as TaskWork)
  expect(new Set(commenters).size).toBe(130)
  const work = { kind: 'collect_keywords', params: { keywords: ['tea'], ...goal } } as TaskWork
  expect(await api.call(createTask, { body: { account_id: id, work } })).toMatchObject({
    executor: 'assisted',
  })
})

test('an Instagram account behind a Page reads profiles of others, and posts of a hashtag', async () => {
  const { id, accounts, collected } = await rig('instagram_sandbox', PERSON, {
    SEAPORT_INSTAGRAM_SANDBOX_LOGIN: 'facebook',
  })
  await accounts.signIn(id)
  const profiles = [PERSON, 'nova_gadgets']
  expect(
    await collected({ kind: 'collect_homepage', params: { profiles, ...goal } } as TaskWork),
  ).toHaveLength(2)
  const keywords = ['tea']
  const media = await collected({ kind: 'collect_keywords', params: { keywords, ...goal } } as TaskWork)
  expect(media.length).toBeGreaterThan(0)
})

test('a post that a person gave to the interface is published once, as the Page', async () => {
  const { id, accounts, api, control, server, supervisor, sandbox, shown } = await rig(
    'facebook_sandbox',
    PERSON,
  )
  await accounts.signIn(id)
  await server.call(setGuard, { body: openLimits }, supervisor)
  const text = 'Fresh tea, from the harbour to your cup'
  const script = await server.call(
    createScript,
    { body: { title: 'Tea', networks: ['facebook'], content: { type: 'text', text } } },
    supervisor,
  )
  const params = { script_id: script.id, promotion_count: 1, send_interval_seconds: 5, duration_minutes: 60 }
  const work = { kind: 'publish_post', params } as const
  const task = await api.call(createTask, { body: { account_id: id, executor: 'api', work } })
  await expect
    .poll(async () => (await server.call(getTask, { params: { id: task.id } }, supervisor)).status)
    .toBe('completed')
  expect(await server.call(getTask, { params: { id: task.id } }, supervisor)).toMatchObject({
    executor: 'api',
    actual_count: 1,
    end_reason: 'target_reached',
  })
  const owner = sandbox.world.personByHandle.get(PERSON)?.id ?? ''
  const { ids } = await control<{ ids: string[] }>(`/truth/user/${owner}/posts`)
  expect(ids.filter((post) => sandbox.world.posts.get(post)?.text === text)).toHaveLength(1)

  // The network refuses the same words again: that is no block of the account.
  const again = await api.call(createTask, { body: { account_id: id, executor: 'api', work } })
  const at = { id: again.id }
  const status = async () => (await server.call(getTask, { params: at }, supervisor)).status
  await expect.poll(status).toMatch(/completed|error|ended/)
  expect(await server.call(getTask, { params: at }, supervisor)).toMatchObject({
    status: 'completed',
    actual_count: 0,
    end_reason: 'list_exhausted',
  })
  const targets = await server.call(listTaskTargets, { params: at, query: {} }, supervisor)
  expect(targets.list).toMatchObject([{ outcome: 'skipped', reason: 'already_done' }])
  expect((await shown())?.blocked_reason).toBeNull()
})

test.each([
  ['facebook_sandbox', 'facebook', 'POST /graph/:version/:id/messages'],
  ['instagram_sandbox', 'instagram', 'POST /graph-instagram/:version/:id/messages'],
] as const)(
  '%s: who commented under the account’s post is answered in private, once, and nobody else is written to',
  async (network, brand, route) => {
    const { id, accounts, api, control, server, supervisor, collected, sandbox } = await rig(network, PERSON)
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
      const status = async () => (await server.call(getTask, { params: at }, supervisor)).status
      await expect.poll(status).toMatch(/completed|error/)
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
  const { id, accounts, api, control, server, supervisor, sandbox } = await rig('instagram_sandbox', PERSON)
  await accounts.signIn(id)
  await server.call(setGuard, { body: openLimits }, supervisor)
  const send = async (content: Buffer) =>
    (await upload(server, uploadFile, { content, name: 'a' }, supervisor)).id
  const picture = await send(png(1))
  const contents = [
    { type: 'image_text', text: 'One leaf of tea', file_ids: [picture] },
    { type: 'image_text', text: 'Two leaves of tea', file_ids: [picture, await send(png(2))] },
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
    const shown = () => server.call(getTask, { params: { id: task.id } }, supervisor)
    await expect.poll(async () => (await shown()).status).toMatch(/completed|error/)
    expect(await shown()).toMatchObject({ actual_count: 1, end_reason: 'target_reached' })
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

test('a person without a Page of the account’s name chooses one; a wrong choice, or none, signs nobody in', async () => {
  const { id, accounts, shown } = await rig('facebook_sandbox', 'our.page')
  const choices = async () => {
    await expect.poll(async () => (await accounts.workspace()).local[0]?.page_choices.length).toBe(1)
    return (await accounts.workspace()).local[0]?.page_choices ?? []
  }
  const stranger = accounts.signIn(id)
  await choices()
  accounts.choosePage(id, 'not-mine')
  await expect(stranger).rejects.toMatchObject({ reason: 'no_such_page' })
  const cancelled = accounts.signIn(id)
  await choices()
  accounts.cancelSignIn(id)
  await expect(cancelled).rejects.toMatchObject({ reason: 'sign_in_cancelled' })
  expect(await shown()).toMatchObject({ login_status: 'logged_out' })
  const signedIn = accounts.signIn(id)
  const [page] = await choices()
  accounts.choosePage(id, page?.id ?? '')
  expect(await signedIn).toEqual({ nickname: page?.name })
  expect(await shown()).toMatchObject({ login_status: 'logged_in' })
})

test('a state is good for its own sign-in alone; a dead code is refused as one', async () => {
  const { id, api } = await rig('facebook_sandbox', PERSON)
  const params = { id }
  const { state, url } = await api.call(beginSignIn, { params, body: { port: 47821 } })
  expect(new URL(url).searchParams.get('state')).toBe(state)
  const trade = (given: string) =>
    api.call(tradeSignInCode, { params, body: { state: given, code: 'guessed' } })
  const refused = (reason: string) => ({ refusal: { reason } })
  await expect(trade(state)).rejects.toMatchObject(refused('sign_in_expired'))
  await expect(trade(`${state}x`)).rejects.toMatchObject(refused('sign_in_expired'))
  const [text = '', mac = ''] = state.split('.')
  const later = Buffer.from(
    JSON.stringify({ ...JSON.parse(Buffer.from(text, 'base64url').toString()), port: 1 }),
  ).toString('base64url')
  await expect(trade(`${later}.${mac}`)).rejects.toMatchObject(refused('sign_in_expired'))
  await expect(api.call(beginSignIn, { params, body: { port: 9999 } })).rejects.toMatchObject(
    refused('invalid_input'),
  )
  for (let more = 0; more < 20; more++) await trade(state).catch(() => undefined)
  await expect(trade(state)).rejects.toMatchObject(refused('too_many_requests'))
})
