import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints, schemasOf } from './api.schema.ts'

/** Schema members with an address that a person opens or the server calls. */
const NAMED = /(?:^|_)(?:url|urls|link|address|website|origin)$/
/** Members named like addresses that are not web pages: a mail server's host, a wallet. */
const others = new Set(['server_address', 'usdt_address'])

/** Every text in a schema, with the path of its members. */
function* textsIn(
  schema: z.core.$ZodType,
  path: string[] = [],
  seen = new Set<unknown>(),
): Generator<[string[], z.core.$ZodType]> {
  if (seen.has(schema)) return
  seen.add(schema)
  const { def } = schema._zod as unknown as { def: Record<string, unknown> & { type: string } }
  if (def.type === 'string') yield [path, schema]
  if (def.type === 'object')
    for (const [name, inner] of Object.entries((schema as unknown as z.ZodObject).shape))
      yield* textsIn(inner, [...path, name], seen)
  for (const part of ['innerType', 'element', 'valueType', 'in', 'out'])
    if (def[part]) yield* textsIn(def[part] as z.core.$ZodType, path, seen)
  for (const option of (def.options as z.core.$ZodType[] | undefined) ?? [])
    yield* textsIn(option, path, seen)
}

const addresses = endpoints.flatMap((endpoint) => {
  const { body } = schemasOf(endpoint)
  const texts = body ? [...textsIn(body)] : []
  return texts
    .filter(([path, schema]) => {
      const name = path.at(-1) ?? ''
      const isUrl = (schema as z.ZodString).format === 'url'
      return isUrl || (NAMED.test(name) && !others.has(name))
    })
    .map(([path, schema]) => [`${endpoint.method} ${endpoint.path} ${path.join('.')}`, schema] as const)
})

test.each(addresses)('%s accepts no scheme that runs code or opens a file (ASVS 1.2.2)', (_, schema) => {
  for (const address of ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'vbscript:x'])
    expect(z.safeParse(schema, address).data ?? '').toBe('')
})

test('the addresses of settings, networks, seats, translation and webhooks are covered', () => {
  expect(addresses.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'PUT /admin/sys/config help_support',
      'PUT /admin/network-config/:network fields.api_base',
      'POST /runner/task/:id/resource items.url',
      'PUT /admin/translation-config url',
      'POST /webhook url',
    ]),
  )
})
