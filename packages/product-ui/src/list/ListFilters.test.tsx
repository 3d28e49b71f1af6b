// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { act, type ReactNode } from 'react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ListFilters } from './ListFilters.tsx'
import { useListState } from './list-state.ts'

setUpDom()
beforeAll(() => preload('ui', 'common', 'period'))
beforeEach(() => {
  // jsdom hides what pops up, and knows no way to show it.
  HTMLElement.prototype.showPopover = function () {
    this.removeAttribute('popover')
  }
  return () => Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
})

function Narrowed(): ReactNode {
  const list = useListState('narrowed', ['search', 'state'])
  return (
    <>
      <ListFilters list={list} placeholder="Search" filters={[]} states="States" />
      <button type="button" aria-label="Blocked" onClick={() => list.setFilter('state', 'blocked')} />
      <p role="note">{JSON.stringify(list.query)}</p>
    </>
  )
}

test('a list that is narrowed by its states alone offers to show all again', async () => {
  const { getByLabelText, findByText, queryByText, getByRole } = renderUi(<Narrowed />)
  expect(queryByText('Reset')).toBeNull()
  act(() => getByLabelText('Blocked').click())
  const reset = await findByText('Reset')
  expect(JSON.parse(getByRole('note').textContent ?? '')).toMatchObject({ state: 'blocked' })
  act(() => reset.click())
  expect(JSON.parse(getByRole('note').textContent ?? '')).toEqual({ page: 1, page_size: 20 })
  expect(queryByText('Reset')).toBeNull()
})

function Probe(): ReactNode {
  const list = useListState('probe', ['search', 'state', 'from', 'to'])
  const state = { id: 'state', label: 'State', options: [{ value: 'blocked', label: 'Blocked' }] } as const
  return (
    <>
      <ListFilters list={list} placeholder="Search" filters={[state]} range={['from', 'to']} />
      <p role="note">{JSON.stringify(list.query)}</p>
    </>
  )
}

test('a saved filter takes the place of all, a range of dates is both of its ends', async () => {
  localStorage.setItem('filters-probe', '[{"name":"của tôi","values":{"state":"blocked","search":"trà"}}]')
  vi.useFakeTimers({ now: Date.parse('2026-11-20T20:00:00.000Z'), toFake: ['Date'] })
  const { findByText, getByText, getByLabelText, getByRole } = renderUi(<Probe />)
  const query = () => JSON.parse(getByRole('note').textContent ?? '')
  const dates = await findByText('Dates: all')
  act(() => dates.click())
  act(() => getByText('Today').click())
  expect(query()).toMatchObject({
    from: expect.stringMatching(/^2026-11-20/),
    to: expect.stringMatching(/^2026-11-21/),
  })
  const saved = getByLabelText('Saved filters') as HTMLSelectElement
  saved.value = 'của tôi'
  act(() => saved.dispatchEvent(new Event('change', { bubbles: true })))
  expect(query()).toEqual({ page: 1, page_size: 20, state: 'blocked', search: 'trà' })
})
