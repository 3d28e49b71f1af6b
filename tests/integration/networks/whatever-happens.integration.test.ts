import { publishMedia } from '@seaport/platforms/graph/publish-media'
import { commentOnPage, publishOnPage } from '@seaport/platforms/graph/write'
import { refresh } from '@seaport/platforms/oauth/sign-in'
import { NetworkError } from '@seaport/platforms/outcome'
import { createMemoryRateStore, createRateLimiter } from '@seaport/platforms/rate-limiter'
import { createXClient } from '@seaport/platforms/x/client'
import { publish, sendMessage } from '@seaport/platforms/x/write'
import { startSandbox } from '@seaport/sandbox/server'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { sandboxAddress } from '../runner/support/collector.ts'
import { facebookSettings, graphAuthor, instagramSettings } from '../runner/support/graph.ts'
import { controlOf, ended, setStage } from '../runner/support/stage.ts'

/** Faults that replace an answer. A refresh whose answer is lost is not tested: the network has revoked that sign-in. */
const onReading = fc.constantFrom(
  { kind: 'rate_limit', ms: 60_000 },
  { kind: 'usage_cap' },
  { kind: 'server_error', status: 500 },
  { kind: 'server_error', status: 503 },
  { kind: 'gateway_page' },
  { kind: 'cut' },
  { kind: 'cut', when: 'after' },
  { kind: 'truncate' },
  { kind: 'expired_token' },
)
const onRefreshing = fc.constantFrom(
  { kind: 'cut' },
  { kind: 'server_error', status: 500 },
  { kind: 'answer', status: 400, body: { error: 'temporarily_unavailable' } },
  { kind: 'answer', status: 429, body: {} },
)
const skip = fc.nat({ max: 6 })
const script = <T extends object>(fault: fc.Arbitrary<T>, maxLength: number) =>
  fc.array(fc.record({ fault, skip }), { maxLength })

test('no sequence of answers makes a collection miss or repeat a person, or costs a sign-in that the network still honours', async () => {
  const stage = await setStage({ people: 120 })
  const { control, sandbox, vault, clock } = stage
  const { id: gone } = await control<{ id: string }>('/person', { handle: 'not_there' })
  const followed = ['lotus_travel', 'nova_gadgets'].map((handle) => sandbox.world.personByHandle.get(handle))
  const truths = await Promise.all(
    followed.map((person) => control<{ ids: string[] }>(`/truth/user/${person?.id}/following`)),
  )
  const wanted = new Set(truths.flatMap(({ ids }) => ids).filter((id) => id !== gone))
  const profiles = ['not_there', 'lotus_travel', 'nova_gadgets']
  stage.runner({ config: { retryBudget: 20 } }).start()

  const property = fc.asyncProperty(
    script(onReading, 6),
    script(onRefreshing, 2),
    fc.constantFrom('unavailable', 'suspended', 'deleted'),
    async (reading, refreshing, state) => {
      await control('/reset', {})
      await control('/state', { handle: 'not_there', state })
      for (const { fault, skip } of reading)
        await control('/fault', { route: 'GET /2/*', ...fault, skip, times: 1 })
      for (const { fault, skip } of refreshing)
        await control('/fault', { route: 'POST /2/oauth2/token', ...fault, skip: skip % 2, times: 1 })
      const task = stage.addTask(
        { kind: 'collect_following', params: { profiles, target_count: 100_000, duration_minutes: null } },
        `task-${stage.model.tasks.size}`,
      )
      await ended(task)
      expect(task).toMatchObject({ status: 'completed', reason: 'list_exhausted', twice: [] })
      expect([...task.people.keys()].sort()).toEqual([...wanted].sort())

      await control('/reset', {})
      const kept = await vault.load()
      const renewed = await refresh(sandboxAddress(sandbox.url), kept?.refresh_token ?? '', clock)
      await vault.save(renewed)
    },
  )
  await fc.assert(property, { numRuns: 12 })
})

const onWriting = fc.constantFrom(
  { kind: 'cut' },
  { kind: 'cut', when: 'after' },
  { kind: 'truncate' },
  { kind: 'server_error', status: 500 },
  { kind: 'gateway_page' },
  { kind: 'rate_limit', ms: 60_000 },
)
const onAnyRoute = fc.record({
  fault: onWriting,
  route: fc.constantFrom('POST /2/*', 'GET /2/*', '*'),
  skip: fc.nat({ max: 4 }),
})

const onGraph = fc.record({
  fault: onWriting,
  route: fc.constantFrom('POST /graph*', 'GET /graph*', '*'),
  skip: fc.nat({ max: 4 }),
})

test('no sequence of answers makes a write happen twice', async () => {
  let time = Date.parse('2026-11-20T12:00:00.000Z')
  const clock = { now: () => time, wait: async () => undefined }
  const sandbox = await startSandbox({ people: 60, now: clock.now })
  onTestFinished(() => sandbox.close())
  const control = controlOf(sandbox.url)
  const token = { handle: 'harbor_tea', expires_in: 100_000_000 }
  const { access_token, user_id } = await control<{ access_token: string; user_id: string }>('/token', token)
  const { id: friend } = await control<{ id: string }>('/person', { handle: 'friend', dm: 'everyone' })
  let round = 0

  const property = fc.asyncProperty(fc.array(onAnyRoute, { minLength: 1, maxLength: 5 }), async (faults) => {
    round += 1
    await control('/reset', {})
    for (const { fault, route, skip } of faults) await control('/fault', { route, ...fault, skip, times: 1 })
    const client = createXClient({
      apiBase: sandbox.url,
      account: 'a',
      tokens: { getToken: async () => access_token },
      ledger: createRateLimiter({ app: 'a', store: createMemoryRateStore(), clock }),
      clock,
    })
    const { signal } = new AbortController()
    const begun = { at: time, isKnown: () => false }
    const author = { client, id: user_id, handle: 'harbor_tea', clock, begun, signal }
    const text = `Round ${round}`
    const writes = [() => publish(author, { text }), () => sendMessage(author, { person: friend, text })]
    for (const [which, write] of writes.entries()) {
      const known = await settle(write, () => {
        time += 16 * 60_000
      })
      const posts = await control<{ ids: string[] }>(`/truth/user/${user_id}/posts`)
      const said = await control<{ messages: { text: string }[] }>(`/truth/user/${friend}/messages`)
      const landed =
        which === 0
          ? posts.ids.filter((id) => sandbox.world.posts.get(id)?.text === text).length
          : said.messages.filter((message) => message.text === text).length
      if (known) expect(landed).toBe(1)
      else expect(landed).toBeLessThanOrEqual(1)
    }
  })
  await fc.assert(property, { numRuns: 60 })
})

test('no sequence of answers makes Graph take a post, a comment or a picture twice', async () => {
  let time = Date.parse('2026-11-20T12:00:00.000Z')
  const clock = {
    now: () => time,
    wait: async (ms: number) => {
      time += ms
    },
  }
  const sandbox = await startSandbox({ people: 60, now: clock.now })
  onTestFinished(() => sandbox.close())
  const control = controlOf(sandbox.url)
  const tokenOf = (kind: string) =>
    control<{ access_token: string; page_id: string; instagram_id: string }>('/graph-token', {
      handle: 'harbor_tea',
      kind,
      expires_in: 100_000_000,
    })
  const [page, account] = [await tokenOf('page'), await tokenOf('instagram')]
  const own = await control<{ id: string }>('/post', { author: 'harbor_tea' })
  const uploading = { upload_base: `${sandbox.url}/graph-upload`, version: 'v26.0', token: async () => '' }
  let round = 0

  const property = fc.asyncProperty(
    fc.array(onGraph, { minLength: 1, maxLength: 5 }),
    fc.constantFrom('post', 'comment', 'picture'),
    async (faults, kind) => {
      round += 1
      await control('/reset', {})
      for (const { fault, route, skip } of faults)
        await control('/fault', { route, ...fault, skip, times: 1 })
      const signal = new AbortController().signal
      const rig = kind === 'picture' ? account : page
      const author = graphAuthor({
        settings: (kind === 'picture' ? instagramSettings : facebookSettings)(sandbox.url),
        ownId: kind === 'picture' ? rig.instagram_id : rig.page_id,
        token: rig.access_token,
        clock,
        signal,
      })
      const message = `Graph ${round}.`
      const picture = { kind: 'image', url: 'https://tea.example/a.jpg', caption: message } as const
      const writes = {
        post: () => publishOnPage(author, { message }),
        comment: () => commentOnPage(author, { object: `${page.page_id}_${own.id}`, message }),
        picture: () => publishMedia(author, picture, uploading),
      }
      const known = await settle(writes[kind], () => {
        time += 61 * 60_000
      })
      const posts = [...sandbox.world.posts.values()]
      const landed = posts.filter((post) => post.text === message).length
      if (known) expect(landed).toBe(1)
      else expect(landed).toBeLessThanOrEqual(1)
    },
  )
  await fc.assert(property, { numRuns: 60 })
})

/** Does what a runner may do: waits and tries again where nothing was sent, and stops where nobody can tell. @returns whether it is known to have landed */
async function settle(write: () => Promise<unknown>, wait: () => void): Promise<boolean> {
  for (;;) {
    try {
      await write()
      return true
    } catch (error) {
      const { outcome } = error as NetworkError
      if (!(error instanceof NetworkError)) throw error
      if (outcome.kind === 'unknown') return false
      expect(outcome.kind).toBe('retry')
      wait()
    }
  }
}
