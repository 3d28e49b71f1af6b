import { API_BASE } from '@seaport/contract/api'
import { getSeat, listSeats } from '@seaport/contract/desk/seat'
import { systemConfig } from '@seaport/contract/people/system'
import { updateUserInfo } from '@seaport/contract/people/user'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeEarly } from './asked-early.ts'

const address = `${API_BASE}${systemConfig.path}`
const early = (answer: Promise<Response | null>) => {
  globalThis.askedEarly = new Map([[address, answer]])
}
const answered = (body: unknown) => Promise.resolve(new Response(JSON.stringify(body)))

beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(1000))
afterEach(() => {
  vi.restoreAllMocks()
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

test('a question is the same whatever the order of its query, and what it leaves unset', async () => {
  globalThis.askedEarly = new Map([
    [`${API_BASE}${listSeats.path}?page=1&page_size=20`, answered({ code: 200, data: 'first' })],
    [`${API_BASE}/agent/7`, answered({ code: 200, data: 'seventh' })],
  ])
  expect(await takeEarly(listSeats, { query: { page: 2, page_size: 20 } })).toBeNull()
  expect(await takeEarly(listSeats, {})).toBeNull()
  expect(await takeEarly(listSeats, { query: { page_size: 20, page: 1, search: undefined } })).toBe('first')
  expect(await takeEarly(getSeat, { params: { id: '8' } })).toBeNull()
  expect(await takeEarly(getSeat, { params: { id: '7' } })).toBe('seventh')
})

test('what was asked long ago is asked anew', async () => {
  early(answered({ code: 200, data: {} }))
  vi.spyOn(performance, 'now').mockReturnValue(31_000)
  expect(await takeEarly(systemConfig)).toBeNull()
  expect(globalThis.askedEarly?.size).toBe(0)
})
