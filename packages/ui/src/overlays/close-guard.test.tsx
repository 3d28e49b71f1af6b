// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderUi, setUpDom } from '../test-support/render.tsx'
import { Unsaved } from './close-guard.ts'
import { Dialog } from './Dialog.tsx'

setUpDom()

/** The parts of a dialog by their names, and whether each holds changes. */
type Parts = Readonly<Record<string, boolean>>

let change: (parts: Parts) => void

function Edited({ first, onClose }: { first: Parts; onClose: () => void }): ReactNode {
  const [parts, setParts] = useState(first)
  change = setParts
  return (
    <Dialog title="Edit" onClose={onClose}>
      {Object.entries(parts).map(([name, changed]) => (
        <Unsaved key={name} changed={changed} />
      ))}
    </Dialog>
  )
}

test.each<[string, Parts, Parts, boolean]>([
  ['nothing was changed', { a: false }, { a: false }, false],
  ['one part is changed', { a: false }, { a: true }, true],
  ['it was saved', { a: true }, { a: false }, false],
  ['the changed part has gone', { a: true, b: false }, { b: false }, false],
  ['one of two changed parts was saved', { a: true, b: true }, { a: false, b: true }, true],
  ['one of two changed parts has gone', { a: true, b: true }, { b: true }, true],
])('where %s, closing asks first: %#', async (_what, before, after, asks) => {
  const onClose = vi.fn()
  renderUi(<Edited first={before} onClose={onClose} />)
  await act(async () => change(after))
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  expect(screen.queryByText('Discard your changes?') !== null).toBe(asks)
  expect(onClose).toHaveBeenCalledTimes(asks ? 0 : 1)
})
