import { expect, test } from 'vitest'
import { withBodies } from './vite-contract.ts'
import { splitContract } from './vite-contract-split.ts'

const split = (code: string, schemas: readonly string[] = []) => {
  const parts = splitContract(code, 'seat.ts', 'seat.ts?plain', () => new Set(schemas))
  const line = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  return { ...parts, plain: line(parts.plain), full: line(parts.full) }
}

test('an endpoint keeps what its caller needs, and needs no schema', () => {
  const { plain, schemas } = split(`export const add = endpoint({
    method: 'POST', path: '/seat', summary: 'Add', callers: ['user'], permission: '007', scope: 'seat:write',
    params: IdPath, query: listQuery(['name']), data: Seat, idempotent: true,
  })`)
  expect(plain).toBe(
    "export const add = endpoint({ method: 'POST', path: '/seat', permission: '007', idempotent: true, })",
  )
  expect([...schemas]).toEqual([])
})

test('the schema of its body is made when it is asked for, and kept', () => {
  const { plain, full, bodies } = split("export const add = endpoint({ path: '/seat', body: make() })")
  expect(plain).toBe("export const add = endpoint({ path: '/seat', })")
  expect(full).toBe(
    "import { add } from 'seat.ts?plain' export { add } from 'seat.ts?plain' let add$made export function add$body() { return (add$made ??= make()) }",
  )
  expect([...bodies]).toEqual(['add'])
})

test('a body that another endpoint lends is refused: it would be missing from the build alone', () => {
  expect(() => split("export const undo = endpoint({ path: '/undo', body: add.body })")).toThrow(
    'seat.ts reads add.body, which is not there in the build: name its schema',
  )
})

test('what endpoints share is bare of the server’s part too, as are sets of them', () => {
  const code = `const one = { callers: ['user'], permission: '9', params: IdPath } as const
    export const get = endpoint({ path: '/seat/:id', ...one })
    export const groups = groupEndpoints({ path: '/group', group: Group, readers: ['user'] })`
  expect(split(code, ['IdPath', 'Group']).plain).toBe(
    "const one = { permission: '9', } as const export const get = endpoint({ path: '/seat/:id', ...one }) export const groups = groupEndpoints({ path: '/group', }) export { one }",
  )
})

test('what reads a schema, however far away, stays with the schemas; the rest is plain', () => {
  const code = `import { z } from 'zod'
    import { Id, LIMIT } from './primitives.ts'
    export type Name = z.infer<typeof Name>
    export const kinds = ['a', 'b'] as const
    export const Name = z.enum(kinds)
    const fields = { id: Id }
    export function half(value: Name): number { return LIMIT / value.Id }
    export function check(value: unknown) { return Object.keys(fields).length }`
  const { plain, full, schemas } = split(code, ['Id'])
  expect([...schemas]).toEqual(['Name', 'fields', 'check'])
  expect(plain).toContain('export const kinds')
  expect(plain).toContain('export function half')
  expect(plain).not.toMatch(/Name = |fields|check/)
  expect(full).toContain("export { kinds, half } from 'seat.ts?plain'")
  expect(full).toContain('export const Name = /* @__PURE__ */ (() => (z.enum(kinds)))()')
})

test('a body is read from where the schemas are, by its endpoint’s name alone', async () => {
  const code = [
    "import { add, kinds, type Seat } from '@seaport/contract/desk/seat'",
    'use({ ...add.body.shape }, add, kinds.body, own.add.body)',
  ].join('\n')
  expect(await withBodies(code, 'form.ts', async () => new Set(['add']))).toBe(
    [
      "import { add$body } from '@seaport/contract/desk/seat'",
      "import { add, kinds, type Seat } from '@seaport/contract/desk/seat'",
      'use({ ...add$body().shape }, add, kinds.body, own.add.body)',
    ].join('\n'),
  )
})
