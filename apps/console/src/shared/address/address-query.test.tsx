// @vitest-environment jsdom
import { setUpDom } from '@seaport/ui/test-support'
import { act, render, screen } from '@testing-library/react'
import { type ReactNode, use, useState } from 'react'
import { HashRouter, Route, Routes, useNavigate } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { useAddressFilters } from '../list/useAddressFilters.ts'
import { usePanelAddress } from '../list/usePanelAddress.ts'
import { useAddressQuery } from './useAddressQuery.ts'
import { useUrlAction } from './useUrlAction.ts'

setUpDom()

/** What the screen drawn last can do. */
let drawn: ReturnType<typeof useScreen>
let loaded: PromiseWithResolvers<void>
const create = vi.fn()

function useScreen() {
  const [filters, setFilters] = useState({ search: '', status: '' })
  const choose = (chosen: object) => setFilters({ search: '', status: '', ...chosen })
  useAddressFilters(filters, choose as never)
  useUrlAction({ new: create })
  return { filters, choose, query: useAddressQuery(), panel: usePanelAddress(), go: useNavigate() }
}

/** A list, with whose address `slow` its drawing waits for `loaded`. */
function List(): ReactNode {
  drawn = useScreen()
  if (drawn.query.params.has('slow')) use(loaded.promise)
  return <p>{`list ${drawn.filters.status}`}</p>
}

function Other(): ReactNode {
  use(loaded.promise)
  return <p>{'other'}</p>
}

const load = () => act(async () => loaded.resolve())
const shown = () => [location.hash, screen.getByRole('paragraph').textContent]

beforeEach(async () => {
  loaded = Promise.withResolvers()
  create.mockReset()
  location.hash = '#/list?tab=people'
  render(
    <HashRouter>
      <Routes>
        <Route path="/list" element={<List />} />
        <Route path="/other" element={<Other />} />
      </Routes>
    </HashRouter>,
  )
})

test('a filter that changes while the next screen is being drawn does not lead back', async () => {
  await act(async () => void drawn.go('/other'))
  expect(shown()).toEqual(['#/other', 'list '])
  await act(async () => drawn.choose({ search: 'phở' }))
  expect(shown()).toEqual(['#/other', 'list '])
  await load()
  expect(shown()).toEqual(['#/other', 'other'])
})

test('a filter that changes while a link with filters is being drawn gives way to it', async () => {
  await act(async () => void drawn.go('/list?status=error&slow='))
  await act(async () => drawn.choose({ search: 'phở' }))
  expect(shown()).toEqual(['#/list?status=error&slow=', 'list '])
  await load()
  expect([...shown(), drawn.filters]).toEqual([
    '#/list?status=error&slow=',
    'list error',
    { search: '', status: 'error' },
  ])
})

test('a filter that changes while the list without filters is being drawn stays', async () => {
  await act(async () => void drawn.go('/list?slow='))
  await act(async () => drawn.choose({ status: 'running' }))
  await load()
  expect(shown()).toEqual(['#/list?slow=&status=running', 'list running'])
})

test('a filter keeps the panel that is being opened beside it', async () => {
  await act(async () => drawn.panel.open({ id: 'a', slow: '' }, false))
  await act(async () => drawn.choose({ status: 'running' }))
  expect(location.hash).toBe('#/list?tab=people&id=a&slow=&status=running')
  await load()
  expect(shown()).toEqual(['#/list?tab=people&id=a&slow=&status=running', 'list running'])
})

test('two changes in a row are both kept, and undefined removes one', () => {
  act(() => {
    drawn.query.set({ from: '1', by: 'seat' }, { replace: true })
    drawn.query.set({ to: '2', tab: undefined }, { replace: true })
  })
  expect(location.hash).toBe('#/list?from=1&by=seat&to=2')
})

test('a click on the screen that is left counts: it came last', async () => {
  await act(async () => void drawn.go('/other'))
  await act(async () => drawn.panel.open({ id: 'a' }, false))
  expect(shown()).toEqual(['#/list?tab=people&id=a', 'list '])
})

test('an action that a link asks for runs once and leaves the address, unless that is another’s by then', async () => {
  await act(async () => void drawn.go('/list?do=new&tab=people'))
  expect([create.mock.calls.length, location.hash]).toEqual([1, '#/list?tab=people'])
  create.mockImplementation(() => drawn.go('/other'))
  await act(async () => void drawn.go('/list?do=new'))
  expect([create.mock.calls.length, location.hash]).toEqual([2, '#/other'])
})

test('what waited for an answer closes its own panel, not the next one, and does not lead back from elsewhere', async () => {
  // A step back takes effect some time after it was asked for.
  const go = vi.spyOn(history, 'go')
  await act(async () => drawn.panel.open({ id: 'a' }, false))
  await act(async () => drawn.panel.open({ id: 'b' }, true))
  await act(async () => drawn.panel.close(['id'], 'a'))
  expect([location.hash, go.mock.calls]).toEqual(['#/list?tab=people&id=b', []])
  const { close } = drawn.panel
  await act(async () => void drawn.go('/other'))
  await act(async () => close(['id'], 'b'))
  await act(async () => close(['id']))
  expect([location.hash, go.mock.calls]).toEqual(['#/other', []])
})

test('a panel closes while its next record is being drawn, as it is left with two keys in a row', async () => {
  const go = vi.spyOn(history, 'go')
  await act(async () => drawn.panel.open({ id: 'a' }, false))
  const { close } = drawn.panel
  await act(async () => drawn.panel.open({ id: 'b', slow: '' }, true))
  await act(async () => close(['id']))
  expect(go).toHaveBeenCalledExactlyOnceWith(-1)
})

test('a panel of a shared link closes without a step back', async () => {
  location.hash = '#/list?tab=people&id=a'
  await screen.findByText('list')
  const go = vi.spyOn(history, 'go')
  await act(async () => drawn.panel.close(['id', 'part'], 'a'))
  expect([location.hash, go.mock.calls]).toEqual(['#/list?tab=people', []])
})
