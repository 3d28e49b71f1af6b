import type { Endpoint, EndpointSchemas, SchemasOf } from './endpoint.ts'

/** The schemas that a module of endpoints needs, by name. */
type SchemasOfModule<Calls> = {
  [Name in keyof Calls as Calls[Name] extends Endpoint | Record<string, Endpoint>
    ? Name
    : never]: Calls[Name] extends Endpoint ? SchemasOf<Calls[Name]> : SchemasOfSet<Calls[Name]>
}
type SchemasOfSet<Calls> = {
  [Name in keyof Calls]: Calls[Name] extends Endpoint ? SchemasOf<Calls[Name]> : never
}

type Pair = readonly [Endpoint, EndpointSchemas]

/**
 * Pairs the endpoints of a module with their schemas by name. An endpoint is an export of its module, or a member of one such as `proxyGroups`.
 * @throws Error when an endpoint has no schemas, or schemas no endpoint
 */
export function join<Calls extends object>(calls: Calls, schemas: NoInfer<SchemasOfModule<Calls>>): Pair[] {
  const given = new Map(Object.entries(schemas).flatMap(([name, value]) => named(name, value, isSchemas)))
  const pairs = Object.entries(calls)
    .flatMap(([name, value]) => named(name, value, isEndpoint))
    .map(([name, endpoint]): Pair => {
      const found = given.get(name)
      if (!found) throw new Error(`${endpoint.method} ${endpoint.path}: no schemas named ${name}`)
      given.delete(name)
      return [endpoint, found]
    })
  for (const name of given.keys()) throw new Error(`The schemas ${name} belong to no endpoint`)
  return pairs
}

function named<T>(name: string, value: unknown, is: (value: unknown) => value is T): [string, T][] {
  if (is(value)) return [[name, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([member, one]): [string, T][] =>
    is(one) ? [[`${name}.${member}`, one]] : [],
  )
}

const isEndpoint = (value: unknown): value is Endpoint =>
  isObject(value) && 'method' in value && 'path' in value && 'callers' in value

const isSchemas = (value: unknown): value is EndpointSchemas =>
  isObject(value) && isObject(value.data) && '_zod' in value.data

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
