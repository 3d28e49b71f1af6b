// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderUi, setUpDom } from '../test-support/render.tsx'
import { SelectField } from './SelectField.tsx'

setUpDom()

test('a value that is no option any more is shown as none, so that the first one can be chosen', () => {
  const set = vi.fn()
  const field = { name: 'group', value: 'deleted', set, onBlur: () => {}, disabled: false, error: undefined }
  const options = ['Mai', 'Linh'].map((label, at) => ({ value: `g${at}`, label }))
  renderUi(<SelectField field={field} label="Group" options={options} />)
  const select = screen.getByRole<HTMLSelectElement>('combobox')
  expect([select.value, select.selectedOptions[0]?.textContent]).toEqual(['', ''])
  fireEvent.change(select, { target: { value: 'g0' } })
  expect(set).toHaveBeenLastCalledWith('g0')
})
