// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Modal } from '../overlays/Modal.tsx'
import { renderUi, setUpDom } from '../test-support/render.tsx'
import { CopyButton } from './CopyButton.tsx'

setUpDom()
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['over plain http', undefined],
  ['that the browser refuses the page', { writeText: () => Promise.reject(new Error('Not allowed')) }],
])('a text %s is copied inside the open dialog, also where a press gives no focus', async (_, clipboard) => {
  const copied: unknown[] = []
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: clipboard } }))
  document.execCommand = (command) => {
    const area = document.querySelector('textarea')
    copied.push([command, area?.value, area?.closest('dialog')?.getAttribute('aria-label')])
    // Out of the flow and unseen, or the page would jump.
    expect([area?.style.position, area?.style.opacity]).toEqual(['fixed', '0'])
    return true
  }
  renderUi(
    <Modal label="Password">
      <CopyButton text="Trà 茶" />
    </Modal>,
  )
  const button = await screen.findByRole('button', { name: 'Copy' })
  // Safari's buttons.
  button.blur()
  fireEvent.click(button)
  await screen.findByText('Copy Successfully.')
  expect(copied).toEqual([['copy', 'Trà 茶', 'Password']])
  expect(document.querySelector('textarea')).toBeNull()
  Reflect.deleteProperty(document, 'execCommand')
})
