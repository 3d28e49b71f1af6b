import { API_BASE } from '@seaport/contract/api'
import { systemConfig } from '@seaport/contract/people/system'
import { updateUserInfo } from '@seaport/contract/people/user'
import { afterEach, expect, test } from 'vitest'
import { takeEarly } from './asked-early.ts'

const address = `${API_BASE}${systemConfig.path}`
const early = (answer: Promise<Response | null>) => {
  globalThis.askedEarly = new Map([[address, answer]])
}
const answered = (body: unknown) => Promise.resolve(new Response(JSON.stringify(body)))

afterEach(() => {
  globalThis.askedEarly = undefined
})

test('what was asked early is taken once, as its next reader wants it fresh', async () => {
  early(answered({ code: 200, msg: 'ok', data: { help: {} } }))
  expect(await takeEarly(systemConfig)).toEqual({ help: {} })
  expect(await takeEarly(systemConfig)).toBeNull()
})

test.each([
  ['a refusal', () => answered({ code: 5004, msg: 'No.', data: { help: {} } })],
  ['an answer that is no JSON', () => Promise.resolve(new Response('<html>'))],
  ['an answer that is nothing', () => answered(null)],
  ['no answer', () => Promise.resolve(null)],
])('%s is left to whoever asks again', async (_what, answer) => {
  early(answer())
  expect(await takeEarly(systemConfig)).toBeNull()
})

test('a page that asked for nothing early, or for something else, has nothing to take', async () => {
  expect(await takeEarly(systemConfig)).toBeNull()
  globalThis.askedEarly = new Map()
  expect(await takeEarly(systemConfig)).toBeNull()
})

test('a call that changes something is never answered by what was read', async () => {
  const change = { ...updateUserInfo, path: systemConfig.path }
  early(answered({ code: 200, msg: 'ok', data: {} }))
  expect(await takeEarly(change)).toBeNull()
  expect(await takeEarly(systemConfig)).toEqual({})
})
