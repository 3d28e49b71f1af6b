// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { CommandPalette } from '../command-palette/CommandPalette.tsx'
import { ComboField } from '../field/ComboField.tsx'
import { NumberField } from '../field/NumberField.tsx'
import { Dialog } from '../overlays/Dialog.tsx'
import { renderUi, setUpDom } from '../test-support/render.tsx'
import { SearchInput } from '../toolbar/SearchInput.tsx'
import { isComposing } from './input-method.ts'

setUpDom()
afterEach(() => void vi.useRealTimers())

/** Types 香港 by pinyin as Chromium reports it, and stops before the word is chosen. */
function compose(field: HTMLElement): void {
  fireEvent.compositionStart(field)
  for (const value of ['x', 'xi', 'xiang', "xiang'gang"])
    fireEvent.input(field, { target: { value }, isComposing: true })
}

function choose(field: HTMLElement): void {
  fireEvent.input(field, { target: { value: '香港' }, isComposing: true })
  fireEvent.compositionEnd(field, { data: '香港' })
}

const rest = () => act(() => vi.advanceTimersByTime(5_000))

test('a search waits for the end of a composition; the Enter that ends it is not the search’s', () => {
  vi.useFakeTimers()
  const searched = vi.fn()
  renderUi(<SearchInput value="" placeholder="Search" onChange={searched} />)
  const field = screen.getByRole('searchbox')
  compose(field)
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  rest()
  expect(searched).not.toHaveBeenCalled()
  expect(field).toHaveProperty('value', "xiang'gang")
  choose(field)
  // Safari: the same Enter after the end of the composition.
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
  expect(searched).not.toHaveBeenCalled()
  rest()
  expect(searched.mock.calls).toEqual([['香港']])
})

test('a cancelled composition keeps the previous search', () => {
  vi.useFakeTimers()
  const searched = vi.fn()
  renderUi(<SearchInput value="茶" placeholder="Search" onChange={searched} />)
  const field = screen.getByRole('searchbox')
  fireEvent.compositionStart(field)
  fireEvent.input(field, { target: { value: '茶x' }, isComposing: true })
  fireEvent.input(field, { target: { value: '茶' }, isComposing: true })
  fireEvent.compositionEnd(field, { data: '' })
  rest()
  expect(searched).not.toHaveBeenCalled()
})

const options = ['香港', '河内'].map((label) => ({ value: label, label }))

function Combo({ onSearch }: { onSearch?: (text: string) => void }) {
  const [value, set] = useState('河内')
  const field = {
    name: 'place',
    id: 'place',
    value,
    set,
    onBlur: () => {},
    disabled: false,
    error: undefined,
  }
  return (
    <>
      <output>{value}</output>
      <ComboField field={field} label="Place" options={options} {...(onSearch && { onSearch })} />
    </>
  )
}

test('a searchable list keeps its options and its keys during composition', () => {
  renderUi(<Combo />)
  const field = screen.getByRole('combobox')
  fireEvent.click(field)
  compose(field)
  expect(field).toHaveProperty('value', "xiang'gang")
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['香港', '河内'])
  fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true })
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  expect(screen.getByRole('status').textContent).not.toBe('香港')
  choose(field)
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['香港'])
})

test('a server-side search is only called with composed words', () => {
  const searched = vi.fn()
  renderUi(<Combo onSearch={searched} />)
  const field = screen.getByRole('combobox')
  compose(field)
  choose(field)
  expect(searched.mock.calls).toEqual([['香港']])
})

test('the arrows of a composition leave a number as it is', () => {
  const set = vi.fn()
  const field = { name: 'count', value: 3, set, onBlur: () => {}, disabled: false, error: undefined }
  renderUi(<NumberField field={field} label="Count" />)
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'ArrowDown', isComposing: true })
  expect(set).not.toHaveBeenCalled()
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'ArrowDown' })
  expect(set).toHaveBeenCalledExactlyOnceWith(2)
})

test('the Escape of a composition does not close the dialog around it', () => {
  const close = vi.fn()
  renderUi(
    <Dialog title="Script" onClose={close}>
      <textarea aria-label="Text" />
    </Dialog>,
  )
  const field = screen.getByLabelText('Text')
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true })
  expect(close).not.toHaveBeenCalled()
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(close).toHaveBeenCalledOnce()
})

test('the palette finds whole words, and its keys are the input method’s until then', async () => {
  const run = vi.fn()
  renderUi(
    <CommandPalette
      commands={[
        { id: 'tasks', title: '任务', run },
        { id: 'hk', title: '香港', run: () => run('香港') },
      ]}
    />,
  )
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true, isComposing: true })
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true })
  const field = await screen.findByRole('combobox')
  compose(field)
  fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true })
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  expect(run).not.toHaveBeenCalled()
  expect(screen.getAllByRole('option', { selected: true })[0]?.textContent).toContain('任务')
  choose(field)
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(run.mock.calls).toEqual([['香港']])
})

test.each([
  ['a composing key', { key: 'x', isComposing: true }, true],
  ['Chromium on Windows outside of fields', { key: 'Process', keyCode: 229 }, true],
  ['a plain key', { key: 'x', keyCode: 88 }, false],
])('%s', (_name, init, composing) => {
  expect(isComposing(new KeyboardEvent('keydown', init))).toBe(composing)
})
