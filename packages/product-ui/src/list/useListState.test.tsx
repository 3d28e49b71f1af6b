// @vitest-environment jsdom
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { act, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { useListState } from './list-state.ts'

setUpDom()

function Probe(): ReactNode {
  const { query, setFilter, setFilters } = useListState('probe', ['search', 'status'])
  // Saved before a release that took the filter `stage` away.
  const saved: object = { status: 'running', stage: 'late' }
  return (
    <>
      <p role="note">{JSON.stringify(query)}</p>
      <button type="button" onClick={() => setFilter('search', 'tea')} aria-label="search" />
      <button type="button" onClick={() => setFilters(saved)} aria-label="saved" />
    </>
  )
}

test('a saved filter of an older version asks for nothing that the list no longer has', () => {
  const { getByRole } = renderUi(<Probe />)
  for (const name of ['search', 'saved']) act(() => getByRole('button', { name }).click())
  expect(JSON.parse(getByRole('note').textContent ?? '')).toEqual({
    ...{ page: 1, page_size: 20, status: 'running' },
  })
})
