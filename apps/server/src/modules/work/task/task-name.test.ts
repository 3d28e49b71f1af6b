import { expect, test } from 'vitest'
import { everyWork } from '../../../test-support/every-work.ts'
import { defaultName, targetsOf } from './task-name.ts'

const ends = { target_count: 1, duration_minutes: null }
const likers = (...links: string[]) => ({ kind: 'collect_likers' as const, params: { links, ...ends } })

test('a task is named after its first link in short form, and how many more there are', () => {
  expect(defaultName(likers('https://www.x.com/harbor_tea/status/17?s=20#top'))).toBe(
    'x.com/harbor_tea/status/17',
  )
  expect(defaultName(likers('http://x.com/a/', 'http://x.com/b', 'http://x.com/c'))).toBe('x.com/a +2')
})

test('keywords are quoted', () => {
  const work = { kind: 'collect_keywords' as const, params: { keywords: ['spring tea?'], ...ends } }
  expect(defaultName(work)).toBe('“spring tea?”')
})

test('a name is never empty and never longer than 80 characters', () => {
  expect(defaultName(likers('https://'))).toBe('https://')
  const long = defaultName(likers(`https://x.com/${'a'.repeat(300)}`, 'https://x.com/b'))
  expect(long).toHaveLength(80)
  expect(long.endsWith('a +1')).toBe(true)
})

test('a repeated target counts once', () => {
  expect(targetsOf(likers('a', 'b', 'a'))).toEqual(['a', 'b'])
})

test('every kind has its parameters as targets; people of a promotion are looked up', () => {
  const targets = Object.fromEntries(everyWork.map((work) => [work.kind, targetsOf(work)]))
  const links = ['http://127.0.0.1:8788/harbor_tea/status/17', 'http://127.0.0.1:8788/harbor_tea/status/18']
  expect(targets).toMatchObject({
    collect_followers: ['http://127.0.0.1:8788/harbor_tea', '@lotus_travel'],
    collect_keywords: ['spring tea', 'oolong'],
    send_message: [],
    comment_link: [links[0]],
    publish_post: ['#1', '#2', '#3'],
    publish_group_post: ['1', '2'],
    like: links,
    edit_profile: ['name', 'bio'],
    change_language: ['zh-Hant'],
  })
})
