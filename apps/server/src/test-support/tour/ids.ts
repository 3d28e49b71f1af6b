import type { Endpoint } from '@seaport/contract/endpoint'
import { Id } from '@seaport/contract/primitives'
import { z } from 'zod'
import type { Visit } from './stop.ts'

/** A place in a call that names a row: `['params', 'id']`, `['body', 'content', 'file_ids']`. */
export type Place = readonly string[]

/** @returns every place of a call that takes an id by the contract, whether it is filled or not */
export function placesOf({ params, query, body }: Endpoint, visit: Visit): Place[] {
  const named = Object.keys(params?.shape ?? {}).map((name) => ['params', name])
  return [...named, ...walk(query, visit.query, ['query']), ...walk(body, visit.body, ['body'])]
}

function walk(schema: unknown, value: unknown, at: Place): Place[] {
  if (schema === Id) return [at]
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return walk(schema.def.innerType, value, at)
  if (schema instanceof z.ZodArray) return schema.def.element === Id ? [at] : []
  if (schema instanceof z.ZodUnion) {
    const option = (schema.def.options as z.ZodType[]).find((one) => one.safeParse(value).success)
    return walk(option, value, at)
  }
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, inner]) =>
      walk(inner, (value as Record<string, unknown> | undefined)?.[name], [...at, name]),
    )
  return []
}

/** @returns what stands at a place */
export function valueAt(visit: Visit, place: Place): unknown {
  return place.reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], visit)
}

/** @returns the same call with something else at a place; in a list of ids it comes after those that are there */
export function withValue(visit: Visit, place: Place, value: unknown): Visit {
  const [name = '', ...rest] = place
  const inner = (visit as Record<string, unknown>)[name]
  if (rest.length > 0) return { ...visit, [name]: withValue((inner ?? {}) as Visit, rest, value) }
  const ids = [value].flat()
  return { ...visit, [name]: Array.isArray(inner) ? [...inner, ...ids] : ids[0] }
}
