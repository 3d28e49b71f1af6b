// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderUi, setUpDom } from '../test-support/render.tsx'
import { CommandPalette } from './CommandPalette.tsx'
import type { Command } from './command.types.ts'

setUpDom()

const runs = vi.fn()
beforeEach(() => runs.mockClear())
const commands: Command[] = ['Tasks', 'Seats', 'Accounts'].map((title) => ({
  id: title,
  title,
  run: () => runs(title),
}))
const titles = () => screen.getAllByRole('option').map((option) => option.textContent)

test('Ctrl+K opens; typing, arrows and Enter run a command and close', async () => {
  renderUi(<CommandPalette commands={commands} />)
  expect(screen.queryByRole('dialog')).toBeNull()
  // As a Russian layout has it.
  fireEvent.keyDown(window, { key: 'л', code: 'KeyK', ctrlKey: true })
  const field = await screen.findByRole('combobox')
  fireEvent.change(field, { target: { value: 's' } })
  expect(titles()[0]).toBe('Seats')
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  const chosen = screen.getByRole('option', { selected: true })
  expect(field.getAttribute('aria-activedescendant')).toBe(chosen.id)
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(runs).toHaveBeenCalledExactlyOnceWith(chosen.textContent)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('Ctrl+K closes it again, and keys that are held leave it open', async () => {
  renderUi(<CommandPalette commands={commands} />)
  // Another letter, and one more key held, are the browser's.
  for (const other of [{ key: 'j' }, { key: 'k', shiftKey: true }, { key: 'k', altKey: true }])
    expect(fireEvent.keyDown(window, { ctrlKey: true, ...other })).toBe(true)
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true })
  await screen.findByRole('dialog')
  // Nor do they reach the browser's own Ctrl+K.
  expect(fireEvent.keyDown(window, { key: 'k', ctrlKey: true, repeat: true })).toBe(false)
  expect(screen.getByRole('dialog')).toBeTruthy()
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('recently used commands come first, also in the next visit', async () => {
  renderUi(<CommandPalette commands={commands} />)
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true })
  fireEvent.click(await screen.findByText('Accounts'))
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true })
  await screen.findByRole('combobox')
  expect(titles()).toEqual(['AccountsRecent', 'Tasks', 'Seats'])
  expect(localStorage.getItem('commands-recent')).toBe('Accounts')
})

test('an empty result is reported; Enter then does nothing', async () => {
  renderUi(<CommandPalette commands={commands} open onOpenChange={() => {}} />)
  const field = await screen.findByRole('combobox')
  fireEvent.change(field, { target: { value: 'zzz' } })
  expect(screen.getByText('Nothing matches')).toBeTruthy()
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(runs).not.toHaveBeenCalled()
})

function Searching() {
  const [typed, setTyped] = useState('')
  const found: Command[] = [{ id: 'tea', title: 'ats_tea', run: () => {} }]
  return <CommandPalette commands={commands} found={found} searching={typed === 'tks'} onType={setTyped} />
}

test('search results come between commands that contain the text and those with only its letters', async () => {
  renderUi(<Searching />)
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true })
  const field = await screen.findByRole('combobox')
  const shownFor = (value: string) => {
    fireEvent.change(field, { target: { value } })
    return titles()
  }
  expect(shownFor('ats')).toEqual(['Seats', 'ats_tea', 'Accounts'])
  // During a search, nothing is shown where a better result may be inserted.
  expect(shownFor('tks')).toEqual(['ats_tea'])
  expect(shownFor('tsk')).toEqual(['ats_tea', 'Tasks'])
})

const teas = Array.from({ length: 8 }, (_, at) => ({ id: `c${at}`, title: `Tea ${at}`, run: () => runs(at) }))
let find = () => {}

function FindingLate() {
  const [found, setFound] = useState<Command[]>([])
  find = () => setFound([{ id: 'found', title: 'tea_house', run: () => runs('found') }])
  return <CommandPalette commands={teas} found={found} open onOpenChange={() => {}} />
}

test('a command that is selected stays so when results come', async () => {
  renderUi(<FindingLate />)
  const field = await screen.findByRole('combobox')
  fireEvent.change(field, { target: { value: 'tea' } })
  for (let steps = 0; steps < 6; steps += 1) fireEvent.keyDown(field, { key: 'ArrowDown' })
  act(find)
  expect(titles().slice(5)).toEqual(['Tea 5', 'Tea 6', 'tea_house'])
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(runs).toHaveBeenCalledExactlyOnceWith(6)
})

test('what was found is run, and not remembered among the commands', async () => {
  renderUi(<Searching />)
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true })
  const field = await screen.findByRole('combobox')
  fireEvent.change(field, { target: { value: 'ats' } })
  fireEvent.click(screen.getByText('ats_tea'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(localStorage.getItem('commands-recent')).toBeNull()
})

test('typing begins at the first again', async () => {
  renderUi(<CommandPalette commands={commands} open onOpenChange={() => {}} />)
  const field = await screen.findByRole('combobox')
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  fireEvent.change(field, { target: { value: 's' } })
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Seats')
})
