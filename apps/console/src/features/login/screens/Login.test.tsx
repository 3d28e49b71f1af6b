// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { fireEvent, screen } from '@testing-library/react'
import { getDefaultStore, Provider } from 'jotai'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { sessionAtom } from '../../../shared/session/session.ts'
import { Login } from './Login.tsx'

setUpDom()
beforeAll(() => preload('login', 'page', 'header'))
afterEach(() => getDefaultStore().set(sessionAtom, null))

function Place() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

function Given() {
  return <output>{JSON.stringify(useLocation().state)}</output>
}

test.each([
  ['/login?from=%2Ftask%3Fstatus%3Derror', '/task?status=error'],
  ['/login?from=https%3A%2F%2Fevil.example', '/dashboard'],
  ['/login', '/dashboard'],
])('who is logged in at %s is led to %s', async (from, to) => {
  getDefaultStore().set(sessionAtom, { token: 't', userId: 'u7', name: 'Hằng', superuser: false })
  renderUi(
    <Provider store={getDefaultStore()}>
      <MemoryRouter initialEntries={[from]}>
        <Routes>
          <Route path="/login" element={<Login />} />
          <Route path="*" element={<Place />} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  )
  expect((await screen.findByRole('status')).textContent).toBe(to)
})

test('who has forgotten the password types the address once', async () => {
  renderUi(
    <Provider store={getDefaultStore()}>
      <MemoryRouter initialEntries={['/login']}>
        <Routes>
          <Route path="/login" element={<Login />} />
          <Route path="/reset-pwd" element={<Given />} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  )
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'hằng@example.test' } })
  fireEvent.click(screen.getByRole('link', { name: 'Forgot your password?' }))
  expect((await screen.findByRole('status')).textContent).toBe('{"login":{"email":"hằng@example.test"}}')
})
