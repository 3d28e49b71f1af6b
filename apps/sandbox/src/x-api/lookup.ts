import { personAt } from '../world/people.ts'
import type { Group, Person, Post } from '../world/types.ts'
import { isShown, mayRead } from '../world/visibility.ts'
import type { Call } from './endpoint.ts'
import { invalidRequest, notFound, notShown } from './errors.ts'
import { isId } from './params.ts'

type Kind = 'user' | 'tweet' | 'community'
type Entry = ReturnType<typeof notFound> | ReturnType<typeof notShown>

/** Items found, in the requested order, and an error entry for each that is missing. */
export interface Found<T> {
  found: T[]
  errors: Entry[]
}

/** Looks up each key once; `problem` is the reason why an item can't be shown. */
export function lookUp<T>(
  keys: readonly string[],
  get: (key: string) => T | undefined,
  problem: (item: T | undefined, key: string) => Entry | undefined,
): Found<T> {
  const result: Found<T> = { found: [], errors: [] }
  for (const key of new Set(keys)) {
    const item = get(key)
    const entry = problem(item, key)
    if (entry) result.errors.push(entry)
    else if (item) result.found.push(item)
  }
  return result
}

/** Why a person's profile can't be shown, or with `content` their posts and lists. */
export function userProblem(
  { sandbox, me }: Call,
  person: Person | undefined,
  { parameter, value, content = false }: { parameter: string; value: string; content?: boolean },
): Entry | undefined {
  if (!person || person.state === 'deleted') return notFound('user', parameter, value)
  const about = { kind: 'user', parameter, value } as const
  if (person.state === 'suspended') return notShown({ ...about, why: 'suspended' })
  if (person.state === 'unavailable') return notShown({ ...about, why: 'unavailable' })
  if (content && !mayRead(sandbox.world, me, person)) return notShown({ ...about, why: 'protected' })
  return undefined
}

/** Why a post can't be shown. */
export function tweetProblem(
  { sandbox, me }: Call,
  post: Post | undefined,
  value: string,
): Entry | undefined {
  const { world } = sandbox
  const author = post && personAt(world, post.author)
  if (!post || !author || author.state === 'deleted') return notFound('tweet', 'id', value)
  if (isShown(world, me, post)) return undefined
  const why = author.state === 'unavailable' ? 'unavailable' : 'protected'
  return notShown({ kind: 'tweet', parameter: 'id', value, why })
}

/** The `id` of the path. Throws the 400 that X gives for something that is no id. */
export function pathId(call: Call, name = 'id'): string {
  const id = call.path(name)
  if (isId(id)) return id
  const message = `The \`${name}\` query parameter value [${id}] is not valid`
  throw invalidRequest({ name, values: [id], message })
}

/** X's answer for a missing item: 200 without data. */
export const missing = (kind: Kind, id: string) => ({
  body: { errors: [notFound(kind, 'id', id)] },
})

/** Handles a request for posts or lists of the person in the path. */
export function onPerson(call: Call, answer: (person: Person) => { body: unknown }) {
  const id = pathId(call)
  const person = personById(call, id)
  const problem = userProblem(call, person, { parameter: 'id', value: id, content: true })
  return person && !problem ? answer(person) : { body: { errors: [problem] } }
}

/** Handles a request about the post in the path. */
export function onPost(call: Call, answer: (post: Post) => { body: unknown }) {
  const id = pathId(call)
  const post = postById(call, id)
  const problem = tweetProblem(call, post, id)
  return post && !problem ? answer(post) : { body: { errors: [problem] } }
}

export const personById = (call: Call, id: string): Person | undefined =>
  call.sandbox.world.personById.get(id)
export const postById = (call: Call, id: string): Post | undefined => call.sandbox.world.posts.get(id)
export const groupById = (call: Call, id: string): Group | undefined => call.sandbox.world.groups.get(id)
