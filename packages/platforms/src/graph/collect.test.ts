import { ExecutorFault, type Page, type Reading } from '@seaport/runner/executor'
import { expect, test } from 'vitest'
import { NetworkError } from '../outcome.ts'
import { createGraphCollector } from './collect.ts'
import type { Reader } from './sources.ts'

const clock = { now: () => 0, wait: async () => undefined }
const settings = { network: 'instagram', web_base: 'https://www.instagram.com', login: 'instagram' }

/** Answers as Graph does, one after the other; a function is asked when it is its turn. */
function reading(answers: readonly unknown[], { target = 'https://www.instagram.com/p/Cabcde/' } = {}) {
  const asked: { path: string; query: Record<string, unknown> }[] = []
  const left = [...answers]
  const controller = new AbortController()
  const client = {
    async request({
      path,
      query,
      answer,
    }: {
      path: string
      query: never
      answer: { parse(one: unknown): unknown }
    }) {
      asked.push({ path, query })
      const next = left.shift()
      return answer.parse(typeof next === 'function' ? next(controller) : next)
    },
  }
  const reader = { client, settings, ownId: '17', signal: controller.signal } as unknown as Reader
  const collector = createGraphCollector({ brand: 'Instagram', readerOf: async () => reader, clock })
  const work = { kind: 'collect_commenters', params: { deep_collection: false } }
  const task = { work, account: {} } as unknown as Reading['task']
  const given = {
    task,
    target,
    cursor: null,
    isSeen: () => false,
    onCost: () => undefined,
    signal: controller.signal,
  }
  const pages: Page[] = []
  const read = async () => {
    for await (const page of collector.pages(given)) pages.push(page)
  }
  return { asked, pages, read }
}

const media = (shortcode: string) => ({
  id: `id-${shortcode}`,
  permalink: `https://www.instagram.com/p/${shortcode}/`,
})
const comment = (id: string, from: string) => ({ id, text: 'good', from: { id: from, username: `n${from}` } })
const next = (after: string) => ({ cursors: { after }, next: `https://graph.example/?after=${after}` })

test('a link’s media is looked for page by page, and its comments are read to their end', async () => {
  const { asked, pages, read } = reading([
    { data: [media('Cother')], paging: next('m2') },
    { data: [media('Cabcde')], paging: next('m3') },
    { data: [comment('1', '5'), comment('2', '5'), comment('3', '17')], paging: next('c2') },
    { data: [] },
  ])
  await read()
  expect(asked.map(({ path, query }) => [path, query.after])).toEqual([
    ['/17/media', undefined],
    ['/17/media', 'm2'],
    ['/id-Cabcde/comments', undefined],
    ['/id-Cabcde/comments', 'c2'],
  ])
  // Two comments by one person yield one person; rows read and people found are counted separately.
  expect(pages.map(({ items, rows }) => [items.map(({ external_id }) => external_id), rows])).toEqual([
    [['5'], ['1', '2', '3']],
    [[], []],
  ])
  expect(pages.map((page) => page.next === null)).toEqual([false, true])
})

test('media that the account does not have can’t be read', async () => {
  const { read } = reading([{ data: [media('Cother')] }])
  await expect(read()).rejects.toMatchObject({ fault: { kind: 'target' } })
})

test('who stops a reading hears that it was stopped, not of the fault that came of it', async () => {
  const { read } = reading([
    (controller: AbortController) => {
      controller.abort(new Error('stopped'))
      throw new NetworkError({ kind: 'gone' })
    },
  ])
  await expect(read()).rejects.toThrow('stopped')
})

test('a fault between pages restarts the list only if a page was requested by its cursor', async () => {
  const refused = () => {
    throw new NetworkError({ kind: 'bad_request', parameter: null })
  }
  const first = reading([{ data: [media('Cabcde')] }, refused])
  await expect(first.read()).rejects.toSatisfy(
    (error) => error instanceof ExecutorFault && error.fault.kind !== 'rewind',
  )
  const second = reading([{ data: [media('Cabcde')] }, { data: [], paging: next('c2') }, refused])
  await expect(second.read()).rejects.toMatchObject({ fault: { kind: 'rewind' } })
})
