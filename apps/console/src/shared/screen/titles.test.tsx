// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { useTabs } from '@seaport/ui/use-tabs'
import { useWindowTitle } from '@seaport/ui/use-window-title'
import { renderHook } from '@testing-library/react'
import { Provider } from 'jotai'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test } from 'vitest'
import { useTabTitle } from './useTabTitle.ts'

setUpDom()
beforeAll(() => preload('shell'))

test('the browser’s tab is named after the page, or after the product', () => {
  const { rerender } = renderHook(useWindowTitle, { initialProps: 'Privacy' as string | undefined })
  expect(document.title).toMatch(/^Privacy · \w/)
  rerender(undefined)
  expect(document.title).toMatch(/^\w+$/)
})

test('the tab of a record gets its title once that is loaded', () => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider>
      <MemoryRouter initialEntries={['/task/7']}>{children}</MemoryRouter>
    </Provider>
  )
  const { result, rerender } = renderHook(
    (title) => {
      useTabTitle('task', title)
      return useTabs('/task/7', () => undefined).tabs.filter(({ path }) => path === '/task/7')
    },
    { wrapper, initialProps: undefined as string | undefined },
  )
  expect(result.current).toEqual([])
  rerender('Likers')
  expect(result.current).toMatchObject([{ path: '/task/7', name: 'task', title: 'Likers' }])
})
