// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HashRouter, Route, Routes } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { AccountActions } from './account.public.ts'

setUpDom()
beforeAll(() => preload('desktop', 'ui', 'common'))

const account = { id: 'a1', account: 'harbor_tea' } as never
const ok = { ok: true, value: {} }
const refused = (reason: string) => ({ ok: false, error: { code: 409, msg: `Từ chối ${reason}`, reason } })

let calls: string[]
let queries: QueryClient
/** Ends the call that has no answer yet. */
let answer: (reply: object) => Promise<void>
beforeEach(() => {
  calls = []
  queries = new QueryClient()
  queries.setQueryData(['workspace.get', {}], {})
  vi.stubGlobal('seaport', {
    call: (name: string, args: object) => {
      calls.push(`${name} ${JSON.stringify(args)}`)
      return new Promise((resolve) => {
        answer = (reply) => act(async () => resolve(reply))
      })
    },
    on: () => () => undefined,
  })
})

/** The account's buttons on one screen; the others are empty. */
function show(
  local: object = { id: 'a1', signed_in: false, signing_in: false },
  screenOf = '/accounts',
): void {
  history.replaceState(null, '', '#/accounts')
  renderUi(
    <QueryClientProvider client={queries}>
      <HashRouter>
        <Routes>
          <Route path={screenOf} element={<AccountActions account={account} local={local as never} />} />
          <Route path="*" element="" />
        </Routes>
      </HashRouter>
    </QueryClientProvider>,
  )
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const isStale = () => queries.getQueryState(['workspace.get', {}])?.isInvalidated

test('a sign-in leads to the account’s page, and back once it is over', async () => {
  show()
  await press('Sign in')
  expect(calls).toEqual(['account.signIn {"id":"a1","fresh":false}'])
  expect(location.hash).toBe('#/browser/a1')
  expect(isStale()).toBe(false)
  await answer(ok)
  await waitFor(() => expect(location.hash).toBe('#/accounts'))
  expect(isStale()).toBe(true)
})

test('who has gone on to another screen stays there', async () => {
  show()
  await press('Sign in')
  location.hash = '#/settings'
  await answer(ok)
  await waitFor(() => expect(isStale()).toBe(true))
  expect(location.hash).toBe('#/settings')
})

test('a second press asks for nothing more', async () => {
  show(undefined, '*')
  await press('Sign in')
  await press('Sign in')
  expect(calls).toHaveLength(1)
  await answer(ok)
  await press('Sign in')
  expect(calls).toHaveLength(2)
  await answer(ok)
})

test('another person’s sign-in is forgotten only if the person agrees', async () => {
  show()
  await press('Sign in')
  await answer(refused('wrong_account'))
  await waitFor(() => expect(location.hash).toBe('#/accounts'))
  const question = within(await screen.findByRole('alertdialog', { name: 'Sign in as @harbor_tea instead?' }))
  question.getByText('Từ chối wrong_account')
  expect(calls).toHaveLength(1)
  fireEvent.click(question.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(calls).toHaveLength(1)

  await press('Sign in')
  await answer(refused('wrong_account'))
  const again = within(await screen.findByRole('alertdialog'))
  fireEvent.click(again.getByRole('button', { name: 'Switch to @harbor_tea' }))
  await waitFor(() => expect(calls.at(-1)).toBe('account.signIn {"id":"a1","fresh":true}'))
  expect(calls).toHaveLength(3)
  await answer(ok)
})

test.each([
  ['network_unreachable', 1],
  ['sign_in_cancelled', 0],
])('a sign-in that ends with %s is told of in %i notices', async (reason, notices) => {
  show()
  await press('Sign in')
  await answer(refused(reason))
  await waitFor(() => expect(location.hash).toBe('#/accounts'))
  expect(isStale()).toBe(true)
  await waitFor(() => expect(screen.queryAllByText(`Từ chối ${reason}`)).toHaveLength(notices))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('a sign-in that runs can be cancelled, and why it could not be is said', async () => {
  show({ id: 'a1', signed_in: false, signing_in: true })
  expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull()
  await press('Cancel sign-in')
  expect(calls).toEqual(['account.cancelSignIn {"id":"a1"}'])
  await answer(refused('fault'))
  await screen.findByText('Từ chối fault')
})

test('an account closes once its person has agreed, and the question says why it could not', async () => {
  show({ id: 'a1', signed_in: true, signing_in: false })
  expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull()
  await press('Close')
  const question = within(await screen.findByRole('alertdialog', { name: 'Close @harbor_tea?' }))
  expect(calls).toEqual([])
  fireEvent.click(question.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(calls).toEqual(['account.close {"id":"a1"}']))
  await answer(refused('fault'))
  await question.findByText('Từ chối fault')
  expect(isStale()).toBe(true)
})
