import { expect, test } from 'vitest'
import { excessTags } from './tags.ts'

const many = (count: number, one: (at: number) => string) => Array.from({ length: count }, (_, at) => one(at))
const hashtags = (count: number) => many(count, (at) => `#trà${at}`).join(' ')
const mentions = (count: number) => many(count, (at) => `@tea.${at}`).join(', ')

test.each([
  ['5 hashtags and 20 mentions', `${hashtags(5)} ${mentions(20)}`, null],
  ['6 hashtags', hashtags(6), [6, 0]],
  ['6 hashtags that touch each other', hashtags(6).replaceAll(' ', ''), [6, 0]],
  ['6 hashtags of another script, after a fullwidth sign', '＃新茶 '.repeat(6), [6, 0]],
  ['21 mentions', mentions(21), [0, 21]],
  ['numbers and signs, which are no hashtags', '#1 #_ # ## '.repeat(6), null],
  ['addresses of e-mail, which mention nobody', 'tea@harbor.example '.repeat(21), null],
])('a caption with %s', (_what, text, expected) => {
  const found = excessTags('Instagram', 'post', text)
  expect(found && [found.hashtags, found.mentions]).toEqual(expected)
})

test('no other text has a limit of its own', () => {
  const text = `${hashtags(6)} ${mentions(21)}`
  expect(excessTags('Instagram', 'comment', text)).toBeNull()
  expect(excessTags('Facebook', 'post', text)).toBeNull()
  expect(excessTags('X', 'post', text)).toBeNull()
})
