// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { fireEvent, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Acted } from './ActDialog.tsx'
import { useTenantActs } from './useTenantActs.tsx'

setUpDom()
beforeAll(() => preload('adminList', 'taskBulk'))

const SELECT = 'Select'
const rows = [{ id: 's1' }, { id: 's2' }]
const run = vi.fn(async (_body: object) => ({ done: 2, missing: 0, left_out: [] as Acted['left_out'] }))

function Sample(): ReactNode {
  const { list, dialog } = useTenantActs(
    [
      { act: 'disable', label: 'Disable' },
      { act: 'release', label: 'Release' },
    ],
    run,
    { rows, filters: {} },
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

test('each act on what is selected asks for its reason; what was changed is no longer selected', async () => {
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

test('what stayed unchanged is listed with its reason, and stays selected', async () => {
  const leftOut = [{ id: 's2', name: 'Cầu Giấy', message: 'This seat is already disabled' }]
  run.mockResolvedValueOnce({ done: 1, missing: 0, left_out: leftOut })
  renderUi(<Sample />)
  fireEvent.click(screen.getByText(SELECT))
  fireEvent.click(screen.getByRole('button', { name: 'Disable' }))
  const ask = within(await screen.findByRole('dialog'))
  fireEvent.change(ask.getByRole('textbox'), { target: { value: 'Đã báo' } })
  fireEvent.click(ask.getByRole('button', { name: 'Disable' }))
  const item = await screen.findByText('Cầu Giấy')
  const report = within(screen.getByRole('dialog', { name: 'Disable: 1 changed' }))
  expect([item.closest('li')?.textContent, report.getByText('1 unchanged:').tagName]).toEqual([
    'Cầu GiấyThis seat is already disabled',
    'P',
  ])
  fireEvent.click(report.getByRole('button', { name: 'Close' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.querySelector('output')?.textContent).toBe('s2')
})
