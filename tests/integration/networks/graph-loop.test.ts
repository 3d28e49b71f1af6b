import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beginSignIn, tradeSignInCode } from '@seaport/contract/desk/sign-in'
import { setGuard } from '@seaport/contract/work/guard'
import { createScript } from '@seaport/contract/work/script'
import { createTask, listTaskTargets } from '@seaport/contract/work/task'
import type { TaskWork } from '@seaport/contract/work/task-kind.schema'
import { expect, test } from 'vitest'
import { openLimits } from '../../../apps/server/src/test-support/promotions.ts'
import { goal, PERSON, rig } from './support/graph-rig.ts'

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
  const { id, accounts, api, control, server, supervisor, sandbox, over, shown } = await rig(
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
  expect(await over(task.id)).toMatchObject({
    status: 'completed',
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
  expect(await over(again.id)).toMatchObject({
    status: 'completed',
    actual_count: 0,
    end_reason: 'list_exhausted',
  })
  const targets = await server.call(listTaskTargets, { params: at, query: {} }, supervisor)
  expect(targets.list).toMatchObject([{ outcome: 'skipped', reason: 'already_done' }])
  expect((await shown())?.blocked_reason).toBeNull()
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
