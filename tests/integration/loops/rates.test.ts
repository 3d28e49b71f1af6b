import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GraphClient } from '@seaport/platforms/graph/client'
import { publishMedia } from '@seaport/platforms/graph/publish-media'
import { pagesOf } from '@seaport/platforms/graph/sign-in'
import { graphSources, type Reader } from '@seaport/platforms/graph/sources'
import { createRunner } from '@seaport/runner/runner'
import { type RunnerServer, ServerRefused, ServerUnreachable } from '@seaport/runner/server'
import { FakeServer } from '@seaport/runner/test-support/fake-server'
import { createSimClock } from '@seaport/runner/test-support/sim-clock'
import { expect, test } from 'vitest'

/** So often one call may be repeated while the server answers the same for ever; a client that is left alone has to find it again. */
const MOST = 30
const MINUTES = 5

type Call = keyof RunnerServer

/** Runs a task, then lets every call of the server end so. @returns how often each was made in the minutes after that */
async function calls(ending: () => never): Promise<Partial<Record<Call, number>>> {
  const folder = mkdtempSync(join(tmpdir(), 'seaport-rates-'))
  const clock = createSimClock()
  const model = new FakeServer(clock)
  model.add({
    id: 'task',
    name: 'task',
    account: { id: 'account', network: 'x_sandbox', account: 'somebody', nickname: '' },
    work: { kind: 'collect_likers', params: { links: ['list'], target_count: 99, duration_minutes: null } },
  })
  const counts: Partial<Record<Call, number>> = {}
  let isFair = true
  const server = new Proxy(model, {
    get: (_, name: Call) => {
      if (typeof model[name] !== 'function') return model[name]
      return (...given: never[]) => {
        if (isFair) return Reflect.apply(model[name], model, given)
        counts[name] = (counts[name] ?? 0) + 1
        return name === 'claim' ? claimOr(ending) : Promise.resolve().then(ending)
      }
    },
  })
  const claimOr = (end: () => never) =>
    end === refusedTask ? model.claim({ holding: [], max: 9 }) : Promise.resolve().then(end)
  const runner = createRunner({
    journalPath: join(folder, 'journal.sqlite'),
    server,
    executors: () => [
      {
        mode: 'collect',
        networks: ['x_sandbox'],
        kinds: ['collect_likers'],
        plan: () => ['list'],
        async *pages({ signal }) {
          yield { items: [someone], next: 'more' }
          await clock.wait(60 * 60_000, signal)
        },
      },
    ],
    maxParallel: 2,
    logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
    clock,
  })
  runner.start()
  while (model.tasks.get('task')?.status !== 'running') await new Promise((resolve) => setImmediate(resolve))
  isFair = false
  await clock.wait(MINUTES * 60_000, new AbortController().signal)
  const seen = { ...counts }
  await runner.stop()
  clock.stop()
  rmSync(folder, { recursive: true })
  return seen
}

const someone = {
  external_id: '1',
  url: '',
  handle: 'someone',
  name: '',
  content: '',
  followers: null,
  location: null,
  source: '',
}

const refusedTask = (): never => {
  throw new ServerRefused('not_found', 404)
}

test.each<[string, () => never]>([
  [
    'is away',
    () => {
      throw new ServerUnreachable()
    },
  ],
  [
    'has a fault',
    () => {
      throw new ServerRefused('fault', 500)
    },
  ],
  [
    'refuses the session',
    () => {
      throw new ServerRefused('not_logged_in', 401)
    },
  ],
  [
    'is asked too much',
    () => {
      throw new ServerRefused('too_many_requests', 429)
    },
  ],
  ['gives a task that it does not know', refusedTask],
])('a server that %s for ever gets each call less than 30 times in five minutes', async (_title, ending) => {
  const counts = await calls(ending)
  expect(counts.claim).toBeGreaterThan(3)
  for (const [call, count] of Object.entries(counts))
    expect({ call, count, isBraked: count < MOST }).toMatchObject({ isBraked: true })
})

test('a person whose Pages have no end is read for 20 pages', async () => {
  let asked = 0
  const client = {
    request: async () => {
      asked += 1
      return { data: [], paging: { next: 'https://graph.test', cursors: { after: String(asked) } } }
    },
  } as unknown as GraphClient
  await pagesOf(client, new AbortController().signal)
  expect(asked).toBe(20)
})

test('an upload that is never whole ends after 12 parts', async () => {
  const clock = createSimClock()
  let asked = 0
  const client = {
    request: async ({ path }: { path: string }) => {
      asked += 1
      if (path.endsWith('publishing_limit')) return { data: [] }
      if (path.endsWith('/media')) return { id: '1' }
      return { video_status: { uploading_phase: { bytes_transferred: asked } } }
    },
  } as unknown as GraphClient
  const { signal } = new AbortController()
  const publishing = publishMedia(
    { client, id: '7', clock, begun: { at: clock.now(), isKnown: () => false }, signal },
    { kind: 'video_upload', file: new Blob(['film '.repeat(100)]), caption: '' },
    {
      upload_base: 'https://upload.test',
      version: 'v26.0',
      token: async () => 'token',
      fetch: async () => {
        asked += 1
        return new Response('<html>', { status: 503 })
      },
    },
  )
  await expect(publishing).rejects.toMatchObject({ outcome: { kind: 'retry' } })
  clock.stop()
  expect(asked).toBeLessThan(MOST)
})

test('media that are never found end the search after 20 pages', async () => {
  let asked = 0
  const client = {
    request: async () => {
      asked += 1
      return { data: [], paging: { next: 'https://graph.test', cursors: { after: String(asked) } } }
    },
  } as unknown as GraphClient
  const settings = { network: 'instagram', web_base: 'https://www.instagram.com' } as Reader['settings']
  const reader = { client, settings, ownId: '7', signal: new AbortController().signal } as unknown as Reader
  const search = graphSources.Instagram.collect_commenters.resolve(
    reader,
    'https://www.instagram.com/p/Cabc123/',
  )
  await expect(search).rejects.toMatchObject({ outcome: { kind: 'target_unavailable' } })
  expect(asked).toBe(20)
})
