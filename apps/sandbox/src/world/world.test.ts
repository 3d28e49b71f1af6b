import fc from 'fast-check'
import { expect, test } from 'vitest'
import { acceptsMessage, addMessage, follow, standing, toggleLike, unfollow } from './acts.ts'
import { addCommenters, buildPost } from './build-post.ts'
import { DEMO_ACCOUNTS, DEMO_POSTS } from './demo.ts'
import { generateWorld } from './generate.ts'
import { ageOfId, HISTORY_MS, idForAge } from './ids.ts'
import { addPerson, personAt } from './people.ts'
import { oldestFirst } from './post-list.ts'
import { rngFor, sampleDistinct } from './prng.ts'
import type { World } from './types.ts'

const START = Date.parse('2026-11-20T12:00:00Z')
const DAY = 86_400_000

const make = (seed = 'test', people = 300, start = START): World =>
  generateWorld({ seed, people, busyPostCommenters: 0, now: () => start })

/** Everything that a client could see, without times. */
const picture = (world: World) => ({
  people: world.people.map(({ createdAt: _, ...person }) => person),
  posts: oldestFirst(world.timeline).map(({ createdAt: _, ...post }) => post),
  followers: world.followers,
})

test('the same seed gives the same people, texts and ids, at any time of starting', () => {
  expect(picture(make())).toEqual(picture(make('test', 300, START + 400 * DAY)))
})

test('another seed gives another network around the same demo accounts and posts', () => {
  const [one, other] = [make('one'), make('other')]
  expect(picture(one)).not.toEqual(picture(other))
  for (const world of [one, other]) {
    expect(world.people.slice(0, 3).map(({ handle }) => handle)).toEqual(
      DEMO_ACCOUNTS.map(({ handle }) => handle),
    )
    expect(world.posts.get(DEMO_POSTS.harvest.id)?.text).toBe(DEMO_POSTS.harvest.text)
    expect(world.posts.has(DEMO_POSTS.busy.id)).toBe(false)
  }
})

test('every handle is one that the network allows, and only one person has it', () => {
  const world = make('test', 3000)
  for (const { handle } of world.people) expect(handle).toMatch(/^\w{1,15}$/)
  expect(world.personByHandle.size).toBe(world.people.length)
  expect(world.personById.size).toBe(world.people.length)
  expect(() => addPerson(world, { handle: 'Harbor_Tea' })).toThrow(RangeError)
})

test('posts of the past stand in the order of their times, and nothing is of the future', () => {
  const posts = oldestFirst(make().timeline)
  for (const [at, post] of posts.entries()) {
    expect(post.createdAt).toBeLessThanOrEqual(START)
    expect(post.id > (posts[at - 1]?.id ?? '')).toBe(true)
    expect(post.createdAt).toBeGreaterThanOrEqual(posts[at - 1]?.createdAt ?? 0)
  }
})

test('ids sort as text in the order of time, and give their age back', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: HISTORY_MS }),
      fc.integer({ min: 0, max: HISTORY_MS }),
      (one, other) => {
        expect(ageOfId(idForAge(one))).toBe(one)
        expect(Math.sign(idForAge(one).localeCompare(idForAge(other)))).toBe(Math.sign(other - one) || 0)
      },
    ),
  )
  expect(ageOfId('20')).toBeNaN()
})

test('a post draws exactly as many different people as ordered, and more comments than that', () => {
  const world = make()
  const author = personAt(world, 0)
  const post = buildPost(
    world,
    { author, text: 'x', at: START - DAY },
    { commenters: 900, likers: 12, sharers: 7, quoters: 3 },
  )
  const comments = oldestFirst(world.comments.get(post.id))
  expect(new Set(comments.map((comment) => comment.author)).size).toBe(900)
  expect(comments.length).toBeGreaterThan(900)
  expect(comments.some((comment) => comment.replyTo !== post.id)).toBe(true)
  expect(comments.every((comment) => comment.author !== author.index)).toBe(true)
  expect([post.likers.length, post.sharers.length, post.quotes.length]).toEqual([12, 7, 3])
})

test('comments ordered later do not repeat the earlier ones', () => {
  const world = make()
  const post = buildPost(world, { author: personAt(world, 0), text: 'x', at: START - DAY }, { commenters: 5 })
  const first = oldestFirst(world.comments.get(post.id)).map((comment) => comment.id)
  const second = addCommenters(world, post, 5).map((comment) => comment.id)
  expect(first.some((id) => second.includes(id))).toBe(false)
})

test('a sample has the requested size, no repeats, and none of the excluded people', () => {
  fc.assert(
    fc.property(fc.nat(60), fc.nat(60), fc.uniqueArray(fc.nat(60)), (count, total, except) => {
      const sample = sampleDistinct(rngFor('s', count, total), count, total, new Set(except))
      const free = total - except.filter((one) => one < total).length
      expect(sample.length).toBe(Math.min(count, free))
      expect(new Set(sample).size).toBe(sample.length)
      expect(sample.every((one) => one >= 0 && one < total && !except.includes(one))).toBe(true)
    }),
  )
})

test('following and liking can be taken back without moving what others did', () => {
  const world = make()
  const [one, other, third] = [addPerson(world), addPerson(world), addPerson(world)]
  follow(world, one, other)
  follow(world, third, other)
  follow(world, other, other)
  unfollow(world, one, other)
  expect(world.followers[other.index]).toEqual([-1, third.index])
  expect(standing(world.followers[other.index])).toBe(1)
  const post = buildPost(world, { author: one, text: 'x' }, {})
  expect([toggleLike(other, post), toggleLike(other, post)]).toEqual([true, false])
  expect(standing(post.likers)).toBe(0)
})

test('a message is welcome by policy, or after the other side has written', () => {
  const world = make()
  const me = addPerson(world, { dm: 'nobody' })
  const open = addPerson(world, { dm: 'everyone' })
  const choosy = addPerson(world, { dm: 'followed' })
  const closed = addPerson(world, { dm: 'nobody' })
  const welcome = () => [open, choosy, closed].map((other) => acceptsMessage(world, me, other))
  expect(welcome()).toEqual([true, false, false])
  follow(world, choosy, me)
  follow(world, closed, me)
  expect(welcome()).toEqual([true, true, false])
  addMessage(world, closed, me, 'hello')
  expect(welcome()).toEqual([true, true, true])
  expect(acceptsMessage(world, me, me)).toBe(false)
})
