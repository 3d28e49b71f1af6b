// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test } from 'vitest'
import { SeatShortcuts } from './SeatShortcuts.tsx'

setUpDom()
beforeAll(() => preload('workbench', 'palette', 'ui'))

/** What the keys of a target do: in our own window, and in an account's page. */
const OF_TARGETS = [
  ['Open the page', 'O'],
  ['Copy', 'C'],
  ['Done', 'D', 'Ctrl+Shift+D'],
  ['Skip', 'S', 'Ctrl+Shift+S'],
  ['Blocked', 'B', 'Ctrl+Shift+B'],
  ['Opt out', 'X', 'Ctrl+Shift+X'],
  ['Undo', 'U', 'Ctrl+Shift+U'],
  ['Show the page again', 'R'],
  ['Take a break', 'P'],
]

test.each([
  ['/workbench/t1', OF_TARGETS],
  ['/tasks', []],
])('the sheet of shortcuts at %s ends with the keys of a target, if there is one', async (at, keys) => {
  renderUi(
    <MemoryRouter initialEntries={[at]}>
      <SeatShortcuts onClose={() => {}} />
    </MemoryRouter>,
  )
  await screen.findByRole('dialog')
  const told = screen
    .getAllByRole('term')
    .map((term) => [
      term.textContent,
      ...[...(term.nextElementSibling?.children ?? [])].map(({ textContent }) => textContent),
    ])
  expect(told.slice(told.findIndex(([what]) => what === 'Close a dialog or panel') + 1)).toEqual(keys)
})
