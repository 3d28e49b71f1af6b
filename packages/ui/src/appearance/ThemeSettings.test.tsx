// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi, setUpDom } from '../test-support/render.tsx'
import { shadesOf } from '../theme/seaport-theme.ts'
import { ThemeSettings } from './ThemeSettings.tsx'

setUpDom()

const stored = (name: string) => localStorage.getItem(`theme-${name}`)
const pick = (label: string, colour: string, at = 0) => {
  const input = screen.getAllByLabelText(label)[at]
  if (input) fireEvent.change(input, { target: { value: colour } })
}

test('a theme is stored colour by colour, and the default leaves nothing behind', () => {
  renderUi(<ThemeSettings />)
  expect(screen.getByRole('button', { name: 'Default', pressed: true })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Elegant purple' }))
  expect([stored('primary'), stored('sidebar-bg')]).toEqual(['#6d48b0', '#2b2140'])
  expect(screen.getByRole('button', { name: 'Elegant purple', pressed: true })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Default' }))
  expect(localStorage).toHaveLength(1)
})

test('a group is reset separately', () => {
  renderUi(<ThemeSettings />)
  pick('Success', '#117711')
  pick('Background', '#102030')
  fireEvent.click(screen.getByLabelText('Reset Header'))
  expect([stored('success'), stored('header-bg')]).toEqual(['#117711', null])
  fireEvent.click(screen.getByText('Reset everything to default'))
  expect(stored('success')).toBeNull()
})

test('a colour that nobody has chosen is shown as it is in the dark', () => {
  renderUi(<ThemeSettings />)
  const papers = () => screen.getAllByLabelText<HTMLInputElement>('Background').map(({ value }) => value)
  expect(papers()).toEqual(['#ffffff', '#ffffff'])
  const inDark = { key: 'theme-mode', newValue: 'dark', storageArea: localStorage }
  act(() => void dispatchEvent(new StorageEvent('storage', inDark)))
  expect(papers()).toEqual(['#212b2f', '#212b2f'])
})

test('warns of text that could not be read', () => {
  renderUi(<ThemeSettings />)
  expect(screen.queryByText(/Below 4.5/)).toBeNull()
  pick('Background', '#888888', 1)
  pick('Text', '#999999', 1)
  expect(screen.getAllByText(/Below 4.5/)).toHaveLength(1)
  expect(screen.getByText(/background is 1\.2\./)).toBeTruthy()
  // 4.48 is not the 4.5 that it misses.
  pick('Background', '#ffffff', 1)
  pick('Text', '#777777', 1)
  expect(screen.getByText(/background is 4\.4\./)).toBeTruthy()
  pick('Primary', '#ffdd55')
  expect(screen.getAllByText(/Below 4.5/)).toHaveLength(2)
})

test('shades: one darker by a fifth, five lighter', () => {
  expect(shadesOf('#000000')).toEqual([
    '#000000',
    '#000000',
    '#4d4d4d',
    '#808080',
    '#b3b3b3',
    '#cccccc',
    '#e6e6e6',
  ])
})
