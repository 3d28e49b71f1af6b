// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { fireEvent, screen } from '@testing-library/react'
import { getDefaultStore, Provider } from 'jotai'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { sessionAtom } from '../../../shared/session/session.ts'
import { UnfinishedLogin } from './UnfinishedLogin.tsx'

setUpDom()
beforeAll(() => preload('login', 'page', 'header', 'secondFactor', 'validation'))
afterEach(() => getDefaultStore().set(sessionAtom, null))

test.each([
  ['second_factor', 'Second factor'],
  ['second_factor_setup', 'Set up a second factor first'],
] as const)(
  'who turns back at the step %s comes to e-mail and password, not logged in',
  async (next, title) => {
    const onOver = vi.fn()
    const session = { token: 'half', userId: 'u7', name: 'Hằng', superuser: false }
    renderUi(
      <Provider store={getDefaultStore()}>
        <MemoryRouter>
          <UnfinishedLogin session={session} next={next} onOver={onOver} />
        </MemoryRouter>
      </Provider>,
    )
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title)
    expect(getDefaultStore().get(sessionAtom)).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Back to login' }))
    expect(onOver).toHaveBeenCalledOnce()
    expect(getDefaultStore().get(sessionAtom)).toBeNull()
  },
)
