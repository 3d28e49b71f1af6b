// @vitest-environment jsdom
import { MenuSurface } from '@seaport/ui/menu-surface'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { useGoKeys } from './usePaletteKeys.ts'

setUpDom()

const go = vi.fn<(path: string) => void>()

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
