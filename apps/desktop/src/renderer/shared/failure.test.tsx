// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { isGone } from '@seaport/product-ui/query-state'
import { setUpDom } from '@seaport/ui/test-support'
import { useFailure } from '@seaport/ui/use-failure'
import { renderHook } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { hasReason } from './failure.ts'
import { seaport } from './seaport.ts'

setUpDom()
beforeAll(() => preload('ui'))

/** What a screen gets whose call the main process refuses. */
async function refused(error: object): Promise<unknown> {
  vi.stubGlobal('seaport', { call: async () => ({ ok: false, error }) })
  return seaport.call('workspace.get', {}).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
}
const msg = 'Từ chối 拒絕'

test.each<[string, object, object]>([
  [
    'a refusal explains itself',
    { code: 1403, reason: 'forbidden', msg, request_id: 'r-9' },
    { message: msg },
  ],
  [
    'a refusal of fields tells of each',
    { code: 1400, reason: 'invalid', msg, detail: [{ loc: ['body', 'name'], msg: 'Trống' }] },
    { message: 'Trống' },
  ],
  // Its text is for the log.
  [
    'a fault has an id to be quoted, and no text of its own',
    { code: 500, reason: 'fault', msg, request_id: 'r-9' },
    { message: 'Request failed', requestId: 'r-9' },
  ],
  [
    'for an unreachable server there are words in the window’s language',
    { code: 503, reason: 'unreachable', msg },
    { message: 'The server can’t be reached. Check your connection and try again' },
  ],
])('%s', async (_what, error, expected) => {
  const { result } = renderHook(() => useFailure())
  expect(result.current(await refused(error))).toEqual(expected)
})

test('what is gone is told from what was refused for another reason', async () => {
  const gone = await refused({ code: 1404, reason: 'not_found', msg })
  const forbidden = await refused({ code: 1403, reason: 'forbidden', msg })
  expect([isGone(gone), isGone(forbidden)]).toEqual([true, false])
  expect([hasReason(gone, 'not_found'), hasReason(gone, 'forbidden')]).toEqual([true, false])
  expect(hasReason(new Error('not_found'), 'not_found')).toBe(false)
})
