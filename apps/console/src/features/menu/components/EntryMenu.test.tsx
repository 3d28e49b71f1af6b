// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import type { MenuRow } from '../menu-rows.ts'
import { EntryMenu } from './EntryMenu.tsx'

setUpDom()
beforeAll(() => preload('menu'))

test.each([
  ['at the top', null, 0, true],
  ['in a group', null, 1, true],
  ['as deep as groups go', null, 2, false],
  ['that leads to a screen', '/task', 0, false],
])('an entry %s takes others below it: %s', async (_where, path, depth, takes) => {
  const row = { id: 'm1', path, depth, children: 0, hidden: false } as MenuRow
  renderUi(<EntryMenu row={row} name="Trà" onAction={() => {}} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Trà' }))
  await screen.findByRole('menuitem', { name: 'Edit' })
  expect(screen.queryByRole('menuitem', { name: 'Add an entry below' }) !== null).toBe(takes)
})
