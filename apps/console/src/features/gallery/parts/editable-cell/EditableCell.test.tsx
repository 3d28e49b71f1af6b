// @vitest-environment jsdom

import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { EditableCell } from './EditableCell.tsx'

setUpDom()

function Cell({ onSave }: { onSave: (value: string) => Promise<void> }): ReactNode {
  const [value, setValue] = useState('old')
  return (
    <EditableCell
      label="Remark of a"
      value={value}
      onSave={async (next) => {
        await onSave(next)
        setValue(next)
      }}
    />
  )
}

const open = () => fireEvent.click(screen.getByRole('button', { name: /Edit Remark of a/ }))
const type = (value: string) => fireEvent.change(screen.getByLabelText('Remark of a'), { target: { value } })
const press = (key: string) => fireEvent.keyDown(screen.getByLabelText('Remark of a'), { key })

test('a cell is stored with Enter, and the focus comes back to it', async () => {
  const onSave = vi.fn(async () => {})
  renderUi(<Cell onSave={onSave} />)
  open()
  type(' new ')
  press('Enter')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('new'))
  expect(onSave).toHaveBeenCalledExactlyOnceWith('new')
})

test('Escape discards the input, and an unchanged cell is not stored', async () => {
  const onSave = vi.fn(async () => {})
  renderUi(<Cell onSave={onSave} />)
  open()
  type('new')
  press('Escape')
  open()
  press('Enter')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('old'))
  expect(onSave).not.toHaveBeenCalled()
})

test('an input that could not be stored stays to be corrected', async () => {
  renderUi(<Cell onSave={() => Promise.reject(new Error('Too long'))} />)
  open()
  type('new')
  press('Enter')
  expect(await screen.findByText('Too long')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Remark of a').value).toBe('new')
})
