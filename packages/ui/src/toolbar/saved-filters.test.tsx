// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { expect, test } from 'vitest'
import { renderUi, setUpDom } from '../test-support/render.tsx'
import { SavedFilters } from './SavedFilters.tsx'
import { type FilterValues, MAX_SAVED, readSaved, sameFilter, withSaved } from './saved-filters.ts'

setUpDom()

test('only data in our own format is read', () => {
  expect(readSaved('[{"name":"a","values":{"state":"x"}}]')).toHaveLength(1)
  expect(['', '{}', '[1]', '[{"name":"a"}]', '[{"name":"a","values":{"b":1}}]'].map(readSaved)).toEqual(
    Array.from({ length: 5 }),
  )
})

test('a name identifies one filter, and the list has a maximum length', () => {
  const twice = withSaved([{ name: 'a', values: { x: '1' } }], { name: 'a', values: { x: '2' } })
  expect(twice).toEqual([{ name: 'a', values: { x: '2' } }])
  const full = Array.from({ length: MAX_SAVED }, (_, at) => ({ name: String(at), values: {} }))
  const names = withSaved(full, { name: 'new', values: {} }).map(({ name }) => name)
  expect([names.length, names[0], names.at(-1)]).toEqual([MAX_SAVED, '1', 'new'])
  expect(withSaved(full, { name: '7', values: {} }).map(({ name }) => name)).toContain('0')
  expect(sameFilter({ a: '', b: 'x' }, { b: 'x' })).toBe(true)
})

function Sample(): ReactNode {
  const [values, apply] = useState<FilterValues>({ state: 'blocked' })
  return (
    <>
      <SavedFilters storageKey="accounts" values={values} onApply={apply} />
      <button type="button" onClick={() => apply({ state: '' })}>
        {'Reset'}
      </button>
      <output>{values.state}</output>
    </>
  )
}

test('a filter is saved under a name, applied and forgotten', async () => {
  renderUi(<Sample />)
  fireEvent.click(screen.getByLabelText('Save this filter'))
  fireEvent.change(await screen.findByLabelText(/Name/), { target: { value: 'Blocked ones' } })
  fireEvent.click(screen.getByText('Save'))
  const list = await screen.findByLabelText<HTMLSelectElement>('Saved filters')
  await waitFor(() => expect(list.value).toBe('Blocked ones'))
  fireEvent.click(screen.getByText('Reset'))
  expect(list.value).toBe('')
  fireEvent.change(list, { target: { value: 'Blocked ones' } })
  expect(screen.getByText('blocked')).toBeTruthy()
  fireEvent.click(screen.getByLabelText('Delete this saved filter'))
  expect(screen.queryByLabelText('Saved filters')).toBeNull()
  expect(localStorage.getItem('filters-accounts')).toBeNull()
})

test('of two filters the one is applied whose whole name was chosen', async () => {
  const saved = ['blocked', 'blocked on X', 'X'].map((name) => ({ name, values: { state: `is ${name}` } }))
  localStorage.setItem('filters-accounts', JSON.stringify(saved))
  renderUi(<Sample />)
  const list = await screen.findByLabelText<HTMLSelectElement>('Saved filters')
  for (const { name } of saved.toReversed()) {
    fireEvent.change(list, { target: { value: name } })
    expect([screen.getByRole('status').textContent, list.value]).toEqual([`is ${name}`, name])
  }
  localStorage.clear()
})

test('of two filters the one that applies is forgotten', async () => {
  const saved = ['blocked', 'free'].map((name) => ({ name, values: { state: name } }))
  localStorage.setItem('filters-accounts', JSON.stringify(saved))
  renderUi(<Sample />)
  fireEvent.click(await screen.findByLabelText('Delete this saved filter'))
  expect(localStorage.getItem('filters-accounts')).toBe(JSON.stringify(saved.slice(1)))
  localStorage.clear()
})

test.each([
  ['of the same name', 2, ' Của tôi ', 'Replaces the saved filter “Của tôi”.'],
  ['that is the oldest of as many as there can be', MAX_SAVED, 'New', 'Replaces the saved filter “0”.'],
  ['of no name', 2, 'New', null],
])('before a filter is lost, %s, the dialog says so', async (_, count, name, hint) => {
  const saved = Array.from({ length: count }, (_, at) => ({
    name: at === 1 ? 'Của tôi' : String(at),
    values: {},
  }))
  localStorage.setItem('filters-accounts', JSON.stringify(saved))
  renderUi(<Sample />)
  fireEvent.click(screen.getByLabelText('Save this filter'))
  const field = await screen.findByLabelText(/Name/)
  expect(screen.queryByText(/Replaces/)).toBeNull()
  fireEvent.change(field, { target: { value: name } })
  expect(screen.queryByText(/Replaces/)?.textContent ?? null).toBe(hint)
  localStorage.clear()
})
