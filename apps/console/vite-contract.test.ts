import { expect, test } from 'vitest'
import { leanModule } from './vite-contract.ts'

const lean = (code: string) => leanModule(code, 'contract.ts').replaceAll(/\s+/g, ' ').trim()

test('an endpoint keeps what its caller needs', () => {
  const code = lean(`export const add = endpoint({
    method: 'POST', path: '/seat', summary: 'Add', callers: ['user'], permission: '007', scope: 'seat:write',
    params: IdPath, query: listQuery(['name']), data: Seat, idempotent: true,
  })`)
  expect(code).toBe(
    "export const add = endpoint({ method: 'POST', path: '/seat', permission: '007', idempotent: true, })",
  )
})

test('the schema of its body is made when it is read, and kept', () => {
  expect(lean("export const add = endpoint({ path: '/seat', body: make() })")).toBe(
    "export const add = endpoint({ path: '/seat', get body() { const value = make(); Object.defineProperty(this, 'body', { value }); return value } })",
  )
})

test('what a call makes can be dropped, functions and plain values stay as they are', () => {
  expect(lean('export const Name = z.string().min(1)')).toBe(
    'export const Name = /* @__PURE__ */ (() => (z.string().min(1)))()',
  )
  const plain = 'export const LIMIT = 5 export const double = (value: number) => twice(value)'
  expect(lean(plain.replace(' export const d', '\nexport const d'))).toBe(plain)
})
