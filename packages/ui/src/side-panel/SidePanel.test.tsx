// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { confirm } from '../overlays/confirmations.ts'
import { renderUi, setUpDom } from '../test-support/render.tsx'
import { DockContext } from './dock.ts'
import { SidePanel } from './SidePanel.tsx'

setUpDom()

beforeEach(() => {
  const wide = () => Object.assign(new EventTarget(), { matches: true }) as MediaQueryList
  vi.stubGlobal('matchMedia', wide)
})

const onClose = vi.fn()
const onKeyDown = vi.fn()

function Docked({ children }: { children?: ReactNode }): ReactNode {
  const [dock, setDock] = useState<HTMLElement | null>(null)
  return (
    <>
      <div ref={setDock} />
      <DockContext value={dock}>
        <SidePanel
          open
          title="Trà"
          onClose={onClose}
          onKeyDown={onKeyDown}
          actions={<button type="button" aria-label="Edit" />}
        >
          {children}
        </SidePanel>
      </DockContext>
    </>
  )
}

test('a docked panel takes the focus once, and Escape closes it wherever the focus is', async () => {
  const { rerender } = renderUi(<Docked />)
  const panel = await screen.findByRole('complementary', { name: 'Trà' })
  expect(document.activeElement).toBe(panel)
  screen.getByLabelText('Edit').focus()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(onClose).toHaveBeenCalledOnce()
  rerender(
    <Docked>
      <input />
    </Docked>,
  )
  expect(document.activeElement).not.toBe(panel)
})

test('Escape that something in the panel has used, or that answers a question, leaves it open', async () => {
  onClose.mockClear()
  renderUi(
    <Docked>
      <input aria-label="Note" onKeyDown={(event) => event.preventDefault()} />
    </Docked>,
  )
  fireEvent.keyDown(await screen.findByLabelText('Note'), { key: 'Escape' })
  // An input method gives up what it composes, in the list's search for instance.
  fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true })
  act(() => void confirm({ title: 'Delete it?', action: 'Delete' }))
  fireEvent.keyDown(await screen.findByRole('alertdialog'), { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(onClose).not.toHaveBeenCalled()
})

test('a docked panel hears its keys, and leaves Escape to what lies over the page', async () => {
  onClose.mockClear()
  renderUi(<Docked />)
  fireEvent.keyDown(await screen.findByLabelText('Edit'), { key: 'ArrowDown', altKey: true })
  expect(onKeyDown.mock.lastCall?.[0]).toMatchObject({ key: 'ArrowDown', altKey: true })
  act(() => void confirm({ title: 'Delete it?', action: 'Delete' }))
  await screen.findByRole('alertdialog')
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(onClose).toHaveBeenCalledOnce()
})

test('a panel that has closed hears no more keys', async () => {
  onClose.mockClear()
  const { unmount } = renderUi(<Docked />)
  await screen.findByRole('complementary')
  unmount()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(onClose).not.toHaveBeenCalled()
})
