import type { NetworkAddress } from '@seaport/contract/kernel/network'
import { CreateTask } from '@seaport/contract/work/task'
import { collectParams } from '@seaport/contract/work/task-kind'
import { expect, test } from 'vitest'
import { collectionKinds, Draft, fieldsOf, invalidEntries, requestOf, STEPS, sourceOf } from './task-draft.ts'

const address: NetworkAddress = {
  network: 'x',
  api_base: 'https://api.x.com',
  web_base: 'https://x.com',
  authorize_url: 'https://x.com/i/oauth2/authorize',
  token_url: 'https://api.x.com/2/oauth2/token',
  client_id: 'app',
  callback_ports: [47821],
}
const draft: Draft = {
  kind: 'collect_commenters',
  account_id: 'a1',
  entries: ['https://x.com/ann/status/1', 'https://x.com/ann/status/1', '2'],
  target_count: 50,
  duration_minutes: null,
  name: '',
}

test('every kind that the contract can create is offered', () => {
  expect(new Set(collectionKinds)).toEqual(new Set(Object.keys(collectParams)))
})

test.each(collectionKinds)('a draft of %s becomes a request that the contract takes', (kind) => {
  const request = requestOf({ ...draft, kind, entries: ['one', 'two'] })
  expect(CreateTask.parse(request)).toMatchObject({ account_id: 'a1', work: { kind } })
})

test('entries given twice count once, and an empty name is left to the server', () => {
  expect(requestOf(draft)).toEqual({
    account_id: 'a1',
    work: {
      kind: 'collect_commenters',
      params: { links: ['https://x.com/ann/status/1', '2'], target_count: 50, duration_minutes: null },
    },
  })
})

test('links of another site or another kind are named', () => {
  const entries = [
    'https://x.com/ann/status/12',
    'https://x.com/ann',
    'https://elsewhere.test/ann/status/1',
    '77',
  ]
  expect(invalidEntries(entries, 'posts', address)).toEqual(entries.slice(1, 3))
  expect(
    invalidEntries(['@ann', 'https://x.com/ann', 'https://elsewhere.test/ann'], 'profiles', address),
  ).toEqual(['https://elsewhere.test/ann'])
  expect(invalidEntries(['tea', 'https://elsewhere.test'], 'keywords', address)).toEqual([])
})

test('the steps ask for every field once', () => {
  const asked = STEPS.flatMap((step) => fieldsOf[step])
  expect([...asked].sort()).toEqual(Object.keys(Draft.shape).sort())
})

test.each([
  ['collect_likers', 'posts'],
  ['collect_following', 'profiles'],
  ['collect_keywords', 'keywords'],
] as const)('%s starts from %s', (kind, source) => expect(sourceOf(kind)).toBe(source))
