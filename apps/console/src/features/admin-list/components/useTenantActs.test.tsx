// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { fireEvent, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { useTenantActs } from './useTenantActs.tsx'

setUpDom()
beforeAll(() => preload('adminList'))

const SELECT = 'Select'
const run = vi.fn(async (_body: object) => ({ changed: 2 }))

function Sample(): ReactNode {
  const { list, dialog } = useTenantActs(
    [
      { act: 'disable', label: 'Disable' },
      { act: 'release', label: 'Release' },
    ],
    run,
  )
  const { selected, onChange, actions } = list.selection
  return (
    <>
      <button type="button" onClick={() => onChange(new Set(['s1', 's2']))}>
        {SELECT}
      </button>
      <output>{[...selected].join(' ')}</output>
      {actions}
      {dialog}
    </>
  )
}

test('each act on what is selected asks for its reason; afterwards nothing is selected', async () => {
  renderUi(<Sample />)
  fireEvent.click(screen.getByText(SELECT))
  const act = async (label: string, why: string, then: string) => {
    fireEvent.click(screen.getByRole('button', { name: label }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: why } })
    fireEvent.click(dialog.getByRole('button', { name: then }))
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    return document.querySelector('output')?.textContent
  }
  expect(await act('Disable', '', 'Cancel')).toBe('s1 s2')
  expect(run).not.toHaveBeenCalled()
  expect(await act('Release', 'Đã báo', 'Release')).toBe('')
  expect(run.mock.calls).toEqual([[{ ids: ['s1', 's2'], act: 'release', why: 'Đã báo' }]])
})
