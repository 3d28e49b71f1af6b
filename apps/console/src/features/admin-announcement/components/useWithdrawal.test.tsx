// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { openConfirmation } from '@seaport/ui/confirm'
import { setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { useWithdrawal } from './useWithdrawal.ts'

setUpDom()
beforeAll(() => preload('adminAnnouncement'))

test.each([
  [true, 'It disappears for everyone, including people who have read it.'],
  [false, 'It will not be published.'],
])(
  'what becomes of an announcement that is withdrawn depends on whether it is published (%s)',
  (published, effect) => {
    const { result } = renderHook(() => useWithdrawal(() => {}), {
      wrapper: ({ children }) => (
        <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
      ),
    })
    const texts = { en: { title: 'Trà', content: '' }, cn: { title: '茶', content: '' } }
    act(() => result.current({ id: 'n1', published, texts } as never))
    expect(openConfirmation.read()?.effects?.[0]).toBe(effect)
  },
)
