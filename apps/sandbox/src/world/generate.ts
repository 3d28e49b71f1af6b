import { addPost, follow } from './acts.ts'
import { attract } from './build-post.ts'
import { DEMO_ACCOUNTS, DEMO_POSTS } from './demo.ts'
import { GROUPS } from './groups.ts'
import { groupIdAt, HISTORY_MS } from './ids.ts'
import { addPerson, ensurePeople, personAt } from './people.ts'
import { drawPost } from './phrases.ts'
import { rngFor, sampleDistinct } from './prng.ts'
import type { Group, Person, World } from './types.ts'

/** Options of the generated network. The same options and seed generate the same network. */
export interface WorldOptions {
  seed: string
  /** Number of people, the demo accounts among them. */
  people: number
  /** Commenters of the busy demo post; 0 leaves that post out. */
  busyPostCommenters: number
  now: () => number
}

function emptyWorld(seed: string, now: () => number): World {
  return {
    seed,
    startedAt: now(),
    now,
    people: [],
    personById: new Map(),
    personByHandle: new Map(),
    posts: new Map(),
    timeline: { items: [], sorted: true },
    postsOf: [],
    comments: new Map(),
    followers: [],
    following: [],
    followPairs: new Set(),
    groups: new Map(),
    messages: new Map(),
    conversations: new Map(),
    usedIds: new Set(),
  }
}

/** Draws who follows whom: most people get a handful of followers, early members many more. Demo accounts have fixed counts. */
function drawFollowers(world: World): void {
  const known = DEMO_ACCOUNTS.length
  const total = world.people.length - known
  for (const person of world.people.slice(known)) {
    const rng = rngFor(world.seed, 'follows', person.index)
    for (let left = 3 + rng.int(30); left > 0; left -= 1) {
      follow(world, person, personAt(world, known + Math.floor(rng.next() ** 2 * total)))
    }
  }
}

function drawDemoFollowers(world: World): void {
  const demos = new Set(DEMO_ACCOUNTS.keys())
  for (const [index, account] of DEMO_ACCOUNTS.entries()) {
    const demo = personAt(world, index)
    const rng = rngFor(world.seed, 'demo-follows', index)
    for (const who of sampleDistinct(rng, account.followers, world.people.length, demos)) {
      follow(world, personAt(world, who), demo)
    }
    for (const whom of sampleDistinct(rng, 45, world.people.length))
      follow(world, demo, personAt(world, whom))
  }
}

function drawGroups(world: World): void {
  for (const [index, { name, about, share }] of GROUPS.entries()) {
    const rng = rngFor(world.seed, 'group', index)
    const members = sampleDistinct(
      rng,
      Math.max(3, Math.floor(world.people.length * share)),
      world.people.length,
    )
    const createdAt = world.startedAt - (200 + rng.int(900)) * 86_400_000
    const group: Group = {
      id: groupIdAt(index),
      name,
      about,
      createdAt,
      members,
      posts: { items: [], sorted: true },
    }
    world.groups.set(group.id, group)
    for (const who of members.slice(0, 12)) {
      const author = personAt(world, who)
      const at = world.startedAt - 60_000 - rng.int(HISTORY_MS / 2)
      addPost(world, { author, text: drawPost(rng, author.lang), group, at })
    }
  }
}

/** Posts of a person who is not a demo account; some mention one, which allows that account to reply by the API. */
function drawPosts(world: World, author: Person): void {
  const rng = rngFor(world.seed, 'posts', author.index)
  for (let left = rng.int(5); left > 0; left -= 1) {
    const at = world.startedAt - 60_000 - rng.int(HISTORY_MS - 120_000)
    const said = drawPost(rng, author.lang)
    const text = rng.next() < 0.02 ? `@${rng.pick(DEMO_ACCOUNTS).handle} ${said}` : said
    const post = addPost(world, { author, text, at })
    if (rng.next() < 0.06)
      attract(world, post, { commenters: 1 + rng.int(6), likers: rng.int(12), sharers: rng.int(3) })
  }
}

/** Makes posts before comments, so that no comment takes the fixed id of a demo post. */
function drawDemoPosts(world: World, busyPostCommenters: number): void {
  const wanted = Object.values(DEMO_POSTS).filter(
    ({ id }) => id !== DEMO_POSTS.busy.id || busyPostCommenters > 0,
  )
  const made = wanted.map((demo) => {
    const author = world.personByHandle.get(demo.author)
    if (!author) throw new RangeError(`no demo account ${demo.author}`)
    return { demo, post: addPost(world, { author, text: demo.text, at: world.startedAt - demo.ageMs }) }
  })
  for (const { demo, post } of made) attract(world, post, { commenters: busyPostCommenters, ...demo })
}

/** Generates a network in memory; 3,000 people take a fraction of a second. */
export function generateWorld(options: WorldOptions): World {
  const world = emptyWorld(options.seed, options.now)
  for (const { followers: _, ...account } of DEMO_ACCOUNTS) addPerson(world, { ...account, verified: true })
  ensurePeople(world, Math.max(options.people, DEMO_ACCOUNTS.length + 1))
  drawDemoPosts(world, options.busyPostCommenters)
  drawFollowers(world)
  drawDemoFollowers(world)
  drawGroups(world)
  for (const person of world.people.slice(0, options.people)) drawPosts(world, person)
  return world
}
