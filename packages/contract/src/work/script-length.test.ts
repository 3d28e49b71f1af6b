import { expect, test } from 'vitest'
import { filledLength, fitsNowhere, leastLength, lengthsOf, placeOfKind } from './script-length.ts'
import { scriptValues } from './script-template.ts'
import { taskKindIds } from './task-kind.ts'

test('each kind that uses a script uses it in one kind of text', () => {
  expect(
    Object.fromEntries(taskKindIds.flatMap((kind) => (placeOfKind(kind) ? [[kind, placeOfKind(kind)]] : []))),
  ).toEqual({
    send_message: 'message',
    pull_group: 'message',
    comment_link: 'comment',
    publish_post: 'post',
    publish_group_post: 'post',
  })
})

test('variables count by their values, doubled braces as one', () => {
  const script = '{{Hi}} {nickname, or there}, {my_nickname}'
  const at = { network: 'x_sandbox', place: 'post' } as const
  expect(leastLength('x_sandbox', 'post', script).length).toBe('{Hi} ,'.length)
  expect(filledLength(at, script, scriptValues(null, '茶')).length).toBe('{Hi} there, '.length + 2)
  const ann = { name: '👨‍👩‍👧‍👦', handle: 'ann', location: null }
  expect(filledLength(at, script, scriptValues(ann, '茶')).length).toBe('{Hi} , '.length + 2 + 2)
})

test('each network has its own limits, its sandbox the same', () => {
  const text = '茶'.repeat(400)
  const tooLong = (network: 'x' | 'x_sandbox' | 'instagram' | 'facebook') =>
    lengthsOf(network, text).flatMap(({ place, length }) => (length.isTooLong ? [place] : []))
  expect(tooLong('x')).toEqual(['post', 'comment'])
  expect(tooLong('x_sandbox')).toEqual(['post', 'comment'])
  expect(tooLong('instagram')).toEqual(['message'])
  expect(tooLong('facebook')).toEqual([])
})

test.each([
  { network: 'instagram', count: 2201, more: '', expected: true },
  { network: 'instagram', count: 2200, more: '', expected: false },
  { network: 'instagram', count: 2200, more: '{nickname}', expected: false },
  { network: 'facebook', count: 5000, more: '', expected: false },
  { network: 'x', count: 5000, more: '', expected: false },
] as const)(
  'on $network, $count letters and "$more" fit nowhere: $expected',
  ({ network, count, more, expected }) => {
    expect(fitsNowhere(network, `${'a'.repeat(count)}${more}`)).toBe(expected)
  },
)
