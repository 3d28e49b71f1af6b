// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { expect, test } from 'vitest'
import { renderUi, setUpDom } from '../test-support/render.tsx'
import { ComboField } from './ComboField.tsx'

setUpDom()

const people = ['Mai', 'Linh', '小明'].map((label, at) => ({ value: `u${at}`, label }))

/** Its options are the first two that a server finds. */
function Searched(): ReactNode {
  const [value, set] = useState('')
  const [search, setSearch] = useState('')
  const field = { name: 'person', value, set, onBlur: () => {}, disabled: false, error: undefined }
  const found = people.filter(({ label }) => label.includes(search)).slice(0, 2)
  return (
    <>
      <output>{value}</output>
      <ComboField field={field} label="Person" options={found} onSearch={setSearch} />
    </>
  )
}

const box = () => screen.getByRole<HTMLInputElement>('combobox')
const search = (text: string) => {
  fireEvent.click(box())
  fireEvent.change(box(), { target: { value: text } })
}
const offered = () => screen.getAllByRole('option').map((option) => option.textContent)

test('a list that is opened after a search was left has all options', () => {
  renderUi(<Searched />)
  search('nobody')
  expect(offered()).toEqual(['No matches'])
  fireEvent.blur(box())
  fireEvent.click(box())
  expect(offered()).toEqual(['Mai', 'Linh'])
})

test('a choice that a search has found is shown once the list is that of no search', () => {
  renderUi(<Searched />)
  search('小')
  fireEvent.click(screen.getByRole('option', { name: '小明' }))
  expect(screen.getByRole('status').textContent).toBe('u2')
  fireEvent.click(box())
  expect(offered()).toEqual(['Mai', 'Linh'])
  expect(box().value).toBe('小明')
})

test('a choice is taken back by emptying its field', () => {
  renderUi(<Searched />)
  search('小')
  fireEvent.click(screen.getByRole('option', { name: '小明' }))
  search('')
  expect(box().value).toBe('')
  fireEvent.blur(box())
  expect([screen.getByRole('status').textContent, box().value]).toEqual(['', ''])
})
