// @vitest-environment jsdom
import { setUpDom } from '@seaport/ui/test-support'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom'
import { expect, test } from 'vitest'
import { usePanes } from './api/usePanes.ts'

setUpDom()

let at: string
function Here({ children }: { children: ReactNode }): ReactNode {
  at = `${useLocation().pathname} ${useNavigationType()}`
  return children
}

function panes(open: readonly string[], asked?: string) {
  return renderHook(({ open, asked }) => usePanes(open, asked), {
    initialProps: { open, asked },
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={['/browser']}>
        <Here>{children}</Here>
      </MemoryRouter>
    ),
  })
}

test('a page is shown alone or beside others, and no step back leads through what was shown', () => {
  const { result } = panes(['a', 'b', 'c'])
  expect(result.current.shown).toEqual(['a'])
  act(() => result.current.choose('b', true))
  expect([result.current.shown, at]).toEqual([['a', 'b'], '/browser POP'])
  act(() => result.current.choose('b', false))
  expect([result.current.shown, at]).toEqual([['a', 'b'], '/browser POP'])
  act(() => result.current.remove('a'))
  expect([result.current.shown, at]).toEqual([['b'], '/browser/b REPLACE'])
  act(() => result.current.choose('c', false))
  expect([result.current.shown, at]).toEqual([['c'], '/browser/c REPLACE'])
})

test('what was shown is shown again after a visit to another screen, without what was closed since', () => {
  const first = panes(['a', 'b', 'c'], 'b')
  act(() => first.result.current.choose('c', true))
  first.unmount()
  const { result, rerender } = panes(['a', 'b', 'c'])
  expect(result.current.shown).toEqual(['b', 'c'])
  rerender({ open: ['a', 'c'], asked: undefined })
  expect(result.current.shown).toEqual(['c'])
  rerender({ open: ['a'], asked: undefined })
  expect(result.current.shown).toEqual(['a'])
  rerender({ open: [], asked: undefined })
  expect(result.current.shown).toEqual([])
})

test('a page that is asked for stands alone, unless it is shown already', () => {
  const both = panes(['a', 'b', 'c'], 'a')
  act(() => both.result.current.choose('b', true))
  both.unmount()
  expect(panes(['a', 'b', 'c'], 'b').result.current.shown).toEqual(['a', 'b'])
  const { result, rerender } = panes(['a', 'b', 'c'], 'c')
  expect(result.current.shown).toEqual(['c'])
  // A notice is clicked that leads to another page.
  rerender({ open: ['a', 'b', 'c'], asked: 'b' })
  expect(result.current.shown).toEqual(['b'])
})

test('there is room for four', () => {
  const { result } = panes(['a', 'b', 'c', 'd', 'e'], 'a')
  for (const id of ['b', 'c', 'd']) act(() => result.current.choose(id, true))
  expect(result.current.shown).toEqual(['a', 'b', 'c', 'd'])
  act(() => result.current.choose('e', true))
  expect(result.current.shown).toEqual(['e'])
})
