import { CreateTask } from '@seaport/contract/work/task'
import { collectParams } from '@seaport/contract/work/task-kind'
import { expect, test } from 'vitest'
import { collectionKinds, Draft, fieldsOf, requestOf, STEPS, sourceOf } from './task-draft.ts'

const draft: Draft = {
  kind: 'collect_commenters',
  account_id: 'a1',
  entries: ['https://x.com/ann/status/1', 'https://x.com/ann/status/1', '2'],
  target_count: 50,
  duration_minutes: null,
  deduplication: 'task',
  deep_collection: false,
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
      params: {
        links: ['https://x.com/ann/status/1', '2'],
        target_count: 50,
        duration_minutes: null,
        deduplication: 'task',
        deep_collection: false,
      },
    },
  })
})

test('the steps ask for every field once', () => {
  const asked = STEPS.flatMap((step) => fieldsOf[step])
  expect([...asked].sort()).toEqual(Object.keys(Draft.shape).sort())
})

test.each([
  ['collect_likers', 'posts'],
  ['collect_following', 'profiles'],
  ['collect_group_members', 'groups'],
  ['collect_keywords', 'keywords'],
] as const)('%s starts from %s', (kind, source) => expect(sourceOf(kind)).toBe(source))
