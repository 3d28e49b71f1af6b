// @vitest-environment jsdom
import { systemConfig } from '@seaport/contract/people/system'
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const config = (title: string) => ({ networks: [], help: { title }, geo: {}, pay: {}, registration: {} })

/** A freshly opened page: the copy is read when its modules are loaded. */
async function openPage() {
  vi.resetModules()
  vi.spyOn(performance, 'now').mockReturnValue(1000)
  const { refreshConfig, useSystemConfig } = await import('./system-config.ts')
  const { client } = await import('../api/client.ts')
  const call = vi.spyOn(client, 'call')
  return { refreshConfig, call, shown: () => renderHook(() => useSystemConfig()).result.current }
}
const stored = () => localStorage.getItem('systemConfig')
const store = (text: string) => localStorage.setItem('systemConfig', text)

beforeEach(() => localStorage.clear())
afterEach(() => {
  localStorage.clear()
})

test('the last known configuration is available at once, and the fresh one follows', async () => {
  store(JSON.stringify(config('old')))
  const { call, refreshConfig, shown } = await openPage()
  expect(shown()).toEqual(config('old'))
  call.mockResolvedValue(config('new'))
  await refreshConfig()
  expect(call).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ path: systemConfig.path }), {})
  expect(shown()).toEqual(config('new'))
  expect(JSON.parse(stored() ?? '')).toEqual(config('new'))
})

test('without an answer the last known one is used', async () => {
  store(JSON.stringify(config('old')))
  const { call, refreshConfig, shown } = await openPage()
  call.mockRejectedValue(new Error('offline'))
  await refreshConfig()
  expect(shown()).toEqual(config('old'))
  expect(JSON.parse(stored() ?? '')).toEqual(config('old'))
})

const { networks, ...without } = config('x')
test.each([
  ['none', undefined],
  ['no JSON', '{'],
  ['nothing', 'null'],
  ['a text', '"help"'],
  ['one without networks', JSON.stringify(without)],
  ['one whose networks are no list', JSON.stringify({ ...without, networks: {} })],
  ...(['help', 'geo', 'pay', 'registration'] as const).flatMap((part): [string, string][] => [
    [`one whose ${part} is a text`, JSON.stringify({ ...without, networks, [part]: 'x' })],
    [`one whose ${part} is nothing`, JSON.stringify({ ...without, networks, [part]: null })],
  ]),
])('an unknown format of the stored copy is ignored: %s', async (_what, text) => {
  if (text !== undefined) store(text)
  const { shown } = await openPage()
  expect(shown()).toBeNull()
})
