import { personIdAt } from './ids.ts'
import { drawName } from './names.ts'
import { drawBio } from './phrases.ts'
import { rngFor } from './prng.ts'
import type { DmPolicy, Person, World } from './types.ts'

const DAY = 86_400_000
const HANDLE_MAX = 15

function freeHandle(world: World, wanted: string): string {
  const base = wanted.slice(0, HANDLE_MAX)
  if (!world.personByHandle.has(base)) return base
  for (let suffix = 2; ; suffix += 1) {
    const tail = String(suffix)
    const handle = base.slice(0, HANDLE_MAX - tail.length) + tail
    if (!world.personByHandle.has(handle)) return handle
  }
}

function dmPolicy(roll: number): DmPolicy {
  if (roll < 0.25) return 'everyone'
  return roll < 0.85 ? 'followed' : 'nobody'
}

/** Adds one person; missing fields are drawn by the seed and the person's position. */
export function addPerson(world: World, given: Partial<Omit<Person, 'index' | 'id'>> = {}): Person {
  const index = world.people.length
  const rng = rngFor(world.seed, 'person', index)
  const drawn = drawName(rng)
  const [first, last] = drawn.latin
  const wanted = rng.next() < 0.5 ? `${first}_${last}` : `${first}${last}`
  const person: Person = {
    index,
    state: 'active',
    id: personIdAt(index),
    name: drawn.name,
    lang: drawn.lang,
    location: drawn.location,
    bio: drawBio(rng, drawn.lang),
    createdAt: world.startedAt - (60 + rng.int(3600)) * DAY - rng.int(DAY),
    verified: rng.next() < 0.08,
    dm: dmPolicy(rng.next()),
    hue: rng.int(360),
    ...given,
    handle: given.handle ?? freeHandle(world, wanted),
  }
  if (world.personByHandle.has(person.handle.toLowerCase())) {
    throw new RangeError(`the handle ${person.handle} is taken`)
  }
  world.people.push(person)
  world.personById.set(person.id, person)
  world.personByHandle.set(person.handle.toLowerCase(), person)
  world.postsOf.push({ items: [], sorted: true })
  world.followers.push([])
  world.following.push([])
  return person
}

/** Grows the population until it has at least `count` people. */
export function ensurePeople(world: World, count: number): void {
  while (world.people.length < count) addPerson(world)
}

/** The person at a position that the network itself handed out. */
export function personAt(world: World, index: number): Person {
  const person = world.people[index]
  if (!person) throw new RangeError(`nobody at position ${index}`)
  return person
}
