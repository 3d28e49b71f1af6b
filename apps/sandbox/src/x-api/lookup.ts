import type { Group, Person, Post } from '../world/types.ts'
import type { Call } from './endpoint.ts'
import { invalidRequest, notFound } from './errors.ts'
import { isId } from './params.ts'

type Kind = 'user' | 'tweet' | 'community'

/** What was found, in the order asked for, and an error entry for each that is not there. */
export interface Found<T> {
  found: T[]
  errors: ReturnType<typeof notFound>[]
}

/** Looks up each key once. */
export function lookUp<T>(
  call: Call,
  kind: Kind,
  parameter: string,
  keys: readonly string[],
  get: (key: string) => T | undefined,
): Found<T> {
  const result: Found<T> = { found: [], errors: [] }
  for (const key of new Set(keys)) {
    const item = get(key)
    if (item) result.found.push(item)
    else result.errors.push(notFound(call.sandbox.problemHost, kind, parameter, key))
  }
  return result
}

/** The `id` of the path. Throws the 400 that X gives for something that is no id. */
export function pathId(call: Call): string {
  const id = call.path('id')
  if (isId(id)) return id
  const message = `The \`id\` query parameter value [${id}] is not valid`
  throw invalidRequest(call.sandbox.problemHost, { name: 'id', values: [id], message })
}

/** The 200 without data that X gives for a thing that is not there. */
export const missing = (call: Call, kind: Kind, id: string) => ({
  body: { errors: [notFound(call.sandbox.problemHost, kind, 'id', id)] },
})

export const personById = (call: Call, id: string): Person | undefined =>
  call.sandbox.world.personById.get(id)
export const postById = (call: Call, id: string): Post | undefined => call.sandbox.world.posts.get(id)
export const groupById = (call: Call, id: string): Group | undefined => call.sandbox.world.groups.get(id)
