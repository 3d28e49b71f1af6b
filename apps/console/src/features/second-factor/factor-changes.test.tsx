// @vitest-environment jsdom
import { ApiRefused } from '@seaport/api-client/errors'
import { undoFactorChange, undoOwnFactorChange } from '@seaport/contract/people/second-factor'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { act, fireEvent, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { client } from '../../shared/api/client.ts'
import { FactorChanges } from './components/FactorChanges.tsx'
import { UndoChange } from './screens/UndoChange.tsx'

setUpDom()
beforeAll(() => preload('secondFactor', 'console'))

const TOKEN = 'A'.repeat(43)
const call = vi.fn()
beforeEach(() => {
  call.mockReset().mockResolvedValue({})
  vi.spyOn(client, 'call').mockImplementation(call)
})

const Place = () => <output>{useLocation().pathname}</output>
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => fireEvent.click(button))
}
const show = (node: React.ReactNode, at = '/') =>
  renderUi(
    <MemoryRouter initialEntries={[at]}>
      {node}
      <Place />
    </MemoryRouter>,
  )

test('a change of a factor is undone once it is confirmed, and a new password is asked for', async () => {
  const change = { id: 'c1', action: 'passkey.add' as const, time: '2026-11-26T08:00:00Z', ip: '203.0.113.9' }
  show(<FactorChanges changes={[change]} />)
  expect(screen.getByText(/203\.0\.113\.9/)).toBeTruthy()
  await press('Not me: undo')
  expect(call).not.toHaveBeenCalled()
  await press('Undo the change')
  expect(call).toHaveBeenCalledWith(undoOwnFactorChange, { params: { id: 'c1' } })
  expect(await screen.findByText('/reset-pwd')).toBeTruthy()
})

test('the address of the mail undoes a change when it is confirmed, not when it is opened', async () => {
  show(<UndoChange />, `/undo-change?token=${TOKEN}`)
  expect(call).not.toHaveBeenCalled()
  await press('Undo the change')
  expect(call).toHaveBeenCalledWith(undoFactorChange, { body: { token: TOKEN } })
  expect(await screen.findByText('/reset-pwd')).toBeTruthy()
})

test('a code that undoes nothing is refused at its field', async () => {
  const refusal = {
    code: 400,
    reason: 'undo_token_wrong',
    msg: 'This code undoes nothing',
    data: null,
  } as const
  call.mockRejectedValue(new ApiRefused(200, { ...refusal, request_id: 'r' }))
  show(<UndoChange />, `/undo-change?token=${TOKEN}`)
  await press('Undo the change')
  expect(await screen.findByText('This code undoes nothing')).toBeTruthy()
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('/undo-change')).toBeTruthy()
})
