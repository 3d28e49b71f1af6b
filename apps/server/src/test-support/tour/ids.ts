import { randomBytes } from 'node:crypto'
import { schemasOf } from '@seaport/contract/api.schema'
import type { Endpoint } from '@seaport/contract/kernel/endpoint'
import { Id } from '@seaport/contract/kernel/primitives.schema'
import { ResourceId } from '@seaport/contract/work/library-filter.schema'
import { z } from 'zod'
import { newId } from '../../kernel/id.ts'
import type { Visit } from './stop.ts'

/** A path in a call that names a row: `['params', 'id']`, `['body', 'content', 'file_ids']`. */
export type InputPath = readonly string[]

const isId = (schema: unknown) => schema === Id || schema === ResourceId
/** Stands for every value that a schema takes. */
const anything = Symbol('anything')

/** @returns every path of a call that takes an id by the contract, whether it is filled or not */
export function idPathsOf(endpoint: Endpoint, visit: Visit): InputPath[] {
  const { params, query, body } = schemasOf(endpoint)
  const named = Object.keys(params?.shape ?? {}).map((name) => ['params', name])
  return [...named, ...walk(query, visit.query, ['query']), ...walk(body, visit.body, ['body'])]
}

/** @returns every path that takes an id in any call of an endpoint, whichever forms its body has; some more than once */
export function everyIdPathOf(endpoint: Endpoint): InputPath[] {
  return idPathsOf(endpoint, { query: anything, body: anything } as unknown as Visit)
}

function walk(schema: unknown, value: unknown, at: InputPath): InputPath[] {
  if (isId(schema)) return [at]
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return walk(schema.def.innerType, value, at)
  if (schema instanceof z.ZodArray) return isId(schema.def.element) ? [at] : []
  if (schema instanceof z.ZodUnion) {
    const options = schema.def.options as z.ZodType[]
    if (value === anything) return options.flatMap((option) => walk(option, anything, at))
    return walk(
      options.find((option) => option.safeParse(value).success),
      value,
      at,
    )
  }
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, inner]) =>
      walk(inner, value === anything ? anything : (value as Record<string, unknown> | undefined)?.[name], [
        ...at,
        name,
      ]),
    )
  return []
}

/** @returns an id that nobody has, of the kind of these */
export function idLike(ids: unknown): string {
  return ResourceId.safeParse([ids].flat()[0]).success ? randomBytes(16).toString('hex') : newId()
}

/** @returns the value at a path */
export function valueAt(visit: Visit, path: InputPath): unknown {
  return path.reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], visit)
}

/** @returns the same call with something else at a path; in a list of ids it comes after those that are there */
export function withValue(visit: Visit, path: InputPath, value: unknown): Visit {
  const [name = '', ...rest] = path
  const inner = (visit as Record<string, unknown>)[name]
  if (rest.length > 0) return { ...visit, [name]: withValue((inner ?? {}) as Visit, rest, value) }
  const ids = [value].flat()
  return { ...visit, [name]: Array.isArray(inner) ? [...inner, ...ids] : ids[0] }
}
