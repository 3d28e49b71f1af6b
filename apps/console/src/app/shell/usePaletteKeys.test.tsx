// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { MenuSurface } from '@seaport/ui/menu-surface'
import { ShortcutSheet } from '@seaport/ui/shortcut-sheet'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { createStore, Provider, useAtom } from 'jotai'
import type { ReactNode } from 'react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { paletteAtom, paletteTextAtom, shortcutsAtom } from './palette-atom.ts'
import { useGoKeys, usePaletteKeys } from './usePaletteKeys.ts'

setUpDom()

beforeAll(() => preload('palette'))

const go = vi.fn<(path: string) => void>()
beforeEach(() => go.mockReset())

function Keys({ children }: { children: ReactNode }): ReactNode {
  useGoKeys(() => true, go)
  return children
}

// Reported for other products; sources are in docs/inputs.md.
test('in a menu a letter chooses an entry, and leads to no other screen', async () => {
  const actions = ['Export', 'New list'].map((label) => ({ id: label, label, onSelect: () => undefined }))
  renderUi(
    <Keys>
      <MenuSurface trigger={<button type="button" aria-label="More" />} actions={actions} />
    </Keys>,
  )
  const [entry] = await screen.findAllByRole('menuitem')
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
  entry?.focus()
  press('n')
  press('g')
  press('d')
  expect(go).not.toHaveBeenCalled()
  entry?.blur()
  press('n')
  expect(go).toHaveBeenCalledExactlyOnceWith('/task/new')
})

function WithSheet(): ReactNode {
  useGoKeys(() => true, go)
  usePaletteKeys()
  const [open, setOpen] = useAtom(shortcutsAtom)
  return open && <ShortcutSheet more={[{ what: 'New task', keys: ['N'] }]} onClose={() => setOpen(false)} />
}

test('a person who has switched shortcuts of a single key off starts nothing by a letter, nor the sheet by ?', async () => {
  renderUi(<WithSheet />)
  const press = (key: string) => fireEvent.keyDown(document.body, { key })
  press('?')
  const sheet = within(await screen.findByRole('dialog'))
  const keys = () => [...document.querySelectorAll('kbd')].map(({ textContent }) => textContent)
  expect(keys()).toEqual(['Ctrl+K', '?', '↑', '↓', 'Enter', 'Esc', 'N'])
  fireEvent.click(sheet.getByRole('switch', { name: 'Shortcuts of a single key' }))
  expect(keys()).toEqual(['Ctrl+K', '↑', '↓', 'Enter', 'Esc'])
  expect(localStorage.getItem('letter-keys')).toBe('false')
  fireEvent.keyDown(sheet.getByRole('switch'), { key: 'Escape' })
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  for (const key of ['n', 'g', 'd', '?']) press(key)
  expect([go.mock.calls, screen.queryByRole('dialog')]).toEqual([[], null])
})

function Palette(): ReactNode {
  usePaletteKeys()
  return null
}

test('what is typed while the palette loads is kept for it, but what is typed in a dialog is the dialog’s', () => {
  const store = createStore()
  renderUi(
    <Provider store={store}>
      <Palette />
      <input aria-label="Name" />
    </Provider>,
  )
  const type = (key: string) => fireEvent.keyDown(screen.getByRole('textbox'), { key })
  act(() => store.set(paletteAtom, true))
  expect(['t', 'r', 'à'].map(type)).toEqual([false, false, false])
  expect(store.get(paletteTextAtom)).toBe('trà')
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.setAttribute('open', '')
  expect([type('x'), type('Escape')]).toEqual([true, true])
  dialog.remove()
  expect([store.get(paletteTextAtom), store.get(paletteAtom)]).toEqual(['trà', true])
  type('Escape')
  expect([store.get(paletteTextAtom), store.get(paletteAtom)]).toEqual(['', false])
})
