// @vitest-environment jsdom

import { preload } from '@seaport/i18n/browser'
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { renderUi, setUpDom } from '../test-support/render.tsx'
import { SeaportProvider } from '../theme/SeaportProvider.tsx'
import { FilterBar, type FilterBarProps } from './FilterBar.tsx'
import { SearchInput } from './SearchInput.tsx'

setUpDom()
beforeAll(() => preload('ui', 'common', 'period'))

const FILTER = { id: 'state', label: 'State', options: [{ value: 'b', label: 'Blocked' }], onChange: vi.fn() }
const range = (from: string, to: string) => ({ from, to, onChange: vi.fn() }) as never
const search = (value: string) => ({ value, placeholder: 'Search', onChange: vi.fn() })

test.each<[string, Partial<FilterBarProps>, boolean]>([
  ['nothing', { filters: [{ ...FILTER, value: '' }], search: search(''), range: range('', '') }, false],
  ['a filter', { filters: [{ ...FILTER, value: 'b' }] }, true],
  ['words', { search: search('trà') }, true],
  ['days from one on', { range: range('2026-03-02T00:00:00.000Z', '') }, true],
  ['days up to one', { range: range('', '2026-03-02T00:00:00.000Z') }, true],
  ['a control of the screen', { active: true }, true],
])('filters with %s can be reset: %#', async (_, props, isActive) => {
  const onReset = vi.fn()
  renderUi(<FilterBar {...props} onReset={onReset} />)
  await vi.waitFor(() => expect(document.querySelector('search')).not.toBeNull())
  // The search has a button without a text for its words alone.
  const button = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Reset')
  expect(button !== undefined).toBe(isActive)
  if (button) fireEvent.click(button)
  expect(onReset).toHaveBeenCalledTimes(isActive ? 1 : 0)
})

// Reported for other products; sources are in docs/inputs.md.
test('a filter for what was deleted since, of a link or saved, is not shown as one for all', () => {
  renderUi(<FilterBar filters={[{ ...FILTER, value: 'deleted' }]} />)
  const select = screen.getByLabelText<HTMLSelectElement>('State')
  expect(select.selectedOptions[0]?.textContent).toBe('State: —')
  fireEvent.change(select, { target: { value: '' } })
  expect(FILTER.onChange).toHaveBeenLastCalledWith('')
})

test('a link that is pasted as a search is cut where servers refuse it, also when it was composed', async () => {
  const onChange = vi.fn<(text: string) => void>()
  renderUi(<SearchInput value="" placeholder="Search" onChange={onChange} />)
  const field = screen.getByRole<HTMLInputElement>('searchbox')
  const link = `https://facebook.com/lotus?${'é'.repeat(200)}`
  fireEvent.change(field, { target: { value: link } })
  expect(field.value).toBe(link.slice(0, 100))
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(onChange).toHaveBeenLastCalledWith(link.slice(0, 100))
  fireEvent.compositionStart(field)
  fireEvent.input(field, { target: { value: '茶'.repeat(120) }, isComposing: true })
  expect(field.value).toHaveLength(120)
  fireEvent.compositionEnd(field)
  expect(field.value).toBe('茶'.repeat(100))
})

test('a search that an input method empties for a moment is told when it is composed', async () => {
  const onChange = vi.fn<(text: string) => void>()
  renderUi(<SearchInput value="茶" placeholder="Search" onChange={onChange} />)
  const field = screen.getByRole<HTMLInputElement>('searchbox')
  fireEvent.compositionStart(field)
  fireEvent.input(field, { target: { value: '' }, isComposing: true })
  fireEvent.input(field, { target: { value: 'há' }, isComposing: true })
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.compositionEnd(field)
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(onChange.mock.calls).toEqual([['há']])
  fireEvent.change(field, { target: { value: '' } })
  expect(onChange).toHaveBeenLastCalledWith('')
})

test('what a search tells takes away no letter that is typed before it comes back', async () => {
  const told: string[] = []
  const bar = (value: string) => (
    <SeaportProvider>
      <SearchInput value={value} placeholder="Search" onChange={(text) => told.push(text)} />
    </SeaportProvider>
  )
  const { rerender } = render(bar(''))
  const field = screen.getByRole<HTMLInputElement>('searchbox')
  const type = (value: string) => fireEvent.change(field, { target: { value } })
  type('trà')
  fireEvent.keyDown(field, { key: 'Enter' })
  type('trà s')
  rerender(bar('trà'))
  expect([told, field.value]).toEqual([['trà'], 'trà s'])
  // A reset and a saved filter are shown.
  for (const value of ['', 'trà']) {
    rerender(bar(value))
    expect(field.value).toBe(value)
  }
})
