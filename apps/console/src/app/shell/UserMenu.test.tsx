// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeAll, expect, test } from 'vitest'
import { changingPasswordAtom } from '../../features/password/password.public.ts'
import { secondFactorAtom } from '../../features/second-factor/second-factor.public.ts'
import { userInfoRow } from '../../shared/test-support/rows.ts'
import { paletteAtom } from './palette-atom.ts'
import { UserMenu } from './UserMenu.tsx'

setUpDom()
beforeAll(() => preload('header', 'palette', 'screen'))

function Path() {
  return <output>{useLocation().pathname}</output>
}

const DIALOGS = [paletteAtom, changingPasswordAtom, secondFactorAtom]

/** Where an entry leads, or what it opens. */
test.each([
  ['Search screens, data and actions', paletteAtom],
  ['Change password', changingPasswordAtom],
  ['Second factor', secondFactorAtom],
  ['Personal centre', '/ucenter'],
  ['Notification settings', '/notifications'],
  ['Appearance', '/theme'],
  ['User agreement', '/agreement'],
  ['Privacy policy', '/privacy'],
  ['Download centre', '/down'],
])('“%s” of the user menu leads where it says', async (entry, expected) => {
  const store = createStore()
  renderUi(
    <Provider store={store}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={['/task']}>
          <Path />
          <UserMenu name="Hằng" info={userInfoRow} keys={['1']} />
        </MemoryRouter>
      </QueryClientProvider>
    </Provider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Menu of Hằng' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: entry }))
  expect(screen.getByRole('status').textContent).toBe(typeof expected === 'string' ? expected : '/task')
  expect(DIALOGS.filter((atom) => store.get(atom))).toEqual(typeof expected === 'string' ? [] : [expected])
})
