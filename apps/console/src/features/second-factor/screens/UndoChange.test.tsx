// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { act, fireEvent, screen } from '@testing-library/react'
import { getDefaultStore, Provider } from 'jotai'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { sessionAtom } from '../../../shared/session/session.ts'
import { UndoChange } from './UndoChange.tsx'

setUpDom()
beforeAll(() => preload('secondFactor'))
const store = getDefaultStore()
afterEach(() => store.set(sessionAtom, null))

const hang = { token: 't1', userId: 'u1', name: 'Hằng', superuser: false }

test.each([
  ['u1', null],
  // Somebody else has logged in here, whose session goes on.
  ['u2', hang],
])('a change of %s that is undone ends the sessions of nobody else', async (user_id, session) => {
  store.set(sessionAtom, hang)
  const call = vi.spyOn(client, 'call').mockResolvedValue({ user_id })
  renderUi(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/undo-change?token=tok-1']}>
        <UndoChange />
      </MemoryRouter>
    </Provider>,
  )
  const button = await screen.findByRole('button', { name: 'Undo the change' })
  // Scanners of mail gateways open the page too.
  expect(call).not.toHaveBeenCalled()
  await act(async () => fireEvent.click(button))
  await screen.findByText('The change is undone. Choose a new password by email')
  expect(store.get(sessionAtom)).toEqual(session)
})
