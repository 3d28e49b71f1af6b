import { expect, test } from 'vitest'
import { notDone } from './not-done.ts'
import { emptyDraft, type TaskDraft } from './task-draft.ts'

const draft = (kind: TaskDraft['work']['kind'], params: Partial<TaskDraft['work']['params']>) => ({
  kind,
  params: { ...emptyDraft.work.params, ...params },
})
const links = (count: number) => Array.from({ length: count }, (_, index) => `l${index + 1}`)

test('100 links and 20 likes leave out the last 80, listed in order', () => {
  expect(notDone(draft('like', { links: links(100), like_count: 20 }), undefined)).toEqual({
    kind: 'links',
    count: 80,
    total: 100,
    left: links(100).slice(20),
  })
})

test.each<[string, TaskDraft['work'], number | undefined, object | null]>([
  ['a link twice is one', draft('like', { links: ['a', 'b', 'a'], like_count: 2 }), undefined, null],
  [
    'comments count by their own number',
    draft('comment_link', { links: links(3), comment_count: 2, like_count: 3 }),
    undefined,
    { kind: 'links', count: 1, total: 3, left: ['l3'] },
  ],
  [
    'more likes than links',
    draft('like', { links: links(5), like_count: 20 }),
    undefined,
    { kind: 'fewer', count: 5 },
  ],
  ['no number yet', draft('like', { links: links(5), like_count: null }), undefined, null],
  ['no links yet', draft('like', { links: [], like_count: 20 }), undefined, null],
  [
    'more people than messages',
    draft('send_message', { promotion_count: 20 }),
    50,
    { kind: 'people', count: 30, total: 50, left: [] },
  ],
  ['people who are still counted', draft('follow', { promotion_count: 20 }), undefined, null],
  [
    'groups that get fewer people than there are',
    draft('pull_group', { group_count: 2, people_per_group: 10 }),
    25,
    { kind: 'people', count: 5, total: 25, left: [] },
  ],
  ['a kind without an audience', draft('publish_post', { promotion_count: 1 }), 9, null],
  [
    'a collection, whose number is no promise',
    draft('collect_likers', { links: links(3), target_count: 1 }),
    9,
    null,
  ],
])('%s', (_title, work, people, found) => expect(notDone(work, people)).toEqual(found))
