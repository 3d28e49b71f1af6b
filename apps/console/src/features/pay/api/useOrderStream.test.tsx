// @vitest-environment jsdom
import type { LiveListener } from '@seaport/api-client/event-stream'
import { setUpDom } from '@seaport/ui/test-support'
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as session from '../../../shared/session/session.ts'
import { useOrderStream } from './useOrderStream.ts'

const { follow } = vi.hoisted(() => ({
  follow: vi.fn<(listener: LiveListener, signal: AbortSignal) => Promise<void>>(async () => {}),
}))
vi.mock('../../../shared/api/shared-events.ts', () => ({ followSharedEvents: follow }))
setUpDom()

test('an order is followed until another one is shown, or none', () => {
  const onNews = vi.fn()
  const { result, rerender, unmount } = renderHook((order) => useOrderStream(order, onNews), {
    initialProps: '7',
  })
  const [[listener, first] = []] = follow.mock.calls
  expect([result.current, first?.aborted]).toEqual([false, false])
  act(() => listener?.onOpen?.())
  expect([result.current, onNews.mock.calls.length]).toEqual([true, 1])
  act(() => listener?.onEvent({ type: 'order', order_no: '8' } as never))
  expect(onNews).toHaveBeenCalledTimes(1)
  act(() => listener?.onEvent({ type: 'order', order_no: '7' } as never))
  expect(onNews).toHaveBeenCalledTimes(2)
  act(() => listener?.onDisconnect?.())
  expect(result.current).toBe(false)
  rerender('8')
  const [, [, second] = []] = follow.mock.calls
  expect([first?.aborted, second?.aborted]).toEqual([true, false])
  unmount()
  expect(second?.aborted).toBe(true)
})

test('the end of a seat’s session ends nothing here, and the end of the own one does', () => {
  const expired = vi.spyOn(session, 'reportSessionExpired').mockReturnValue(undefined as never)
  renderHook(() => useOrderStream('7', () => {}))
  const [listener] = follow.mock.lastCall ?? []
  act(() => listener?.onEvent({ type: 'session_over', seat_id: 's1' } as never))
  expect(expired).not.toHaveBeenCalled()
  act(() => listener?.onEvent({ type: 'session_over', seat_id: null } as never))
  expect(expired).toHaveBeenCalledOnce()
})
