// @vitest-environment jsdom
import type { PromotionTarget } from '@seaport/contract/work/runner.schema'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ActiveTarget } from './ActiveTarget.tsx'

setUpDom()
beforeAll(() => preload('workbench', 'task', 'common', 'ui'))

let calls: [name: string, args: unknown][]
beforeEach(async () => {
  calls = []
  vi.stubGlobal('seaport', {
    call: async (name: string, args: unknown) => {
      calls.push([name, args])
      return { ok: true, value: {} }
    },
    on: () => () => undefined,
  })
  const person = { name: 'Trà', handle: 'tra', location: null, wrote: '', last_contact_at: null }
  const target: PromotionTarget = {
    position: 4,
    target: 'https://x.com/tra',
    external_id: '17',
    comment: null,
    person,
    begun: 'now',
  }
  await renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <ActiveTarget task={{ id: 't1', account_id: 'a1' } as never} target={target} />
    </QueryClientProvider>,
  )
})
const acts = () => calls.filter(([name]) => name.startsWith('workbench.'))

test('Done records the target as done', async () => {
  fireEvent.click(screen.getByRole('button', { name: /^Done/ }))
  await waitFor(() =>
    expect(acts()).toEqual([
      ['workbench.recordOutcome', { id: 't1', position: 4, outcome: 'done', reason: null }],
    ]),
  )
})

test('Blocked and Opt out record nothing before they are confirmed; the page is shown again', async () => {
  for (const name of [/^Blocked/, /^Opt out/, /^Show the page again/])
    fireEvent.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(acts()).not.toEqual([]))
  expect(acts()).toEqual([['workbench.startTarget', { id: 't1' }]])
})

test('letters settle the target, unless the person has switched them off; chords stay', async () => {
  const done = screen.getByRole('button', { name: /^Done/ })
  const again = screen.getByRole('button', { name: /^Show the page again/ })
  const said = () => [done, again].map((button) => button.getAttribute('aria-keyshortcuts'))
  expect([said(), again.querySelector('kbd')?.textContent]).toEqual([['D Control+Shift+D', 'R'], 'R'])
  // Another window of the same person has switched them off.
  const off = { key: 'letter-keys', newValue: 'false', storageArea: localStorage }
  act(() => void dispatchEvent(new StorageEvent('storage', off)))
  expect([said(), again.querySelector('kbd')]).toEqual([['Control+Shift+D', null], null])
  fireEvent.keyDown(document.body, { key: 'd' })
  act(() => void dispatchEvent(new StorageEvent('storage', { ...off, newValue: 'true' })))
  fireEvent.keyDown(document.body, { key: 'r' })
  await waitFor(() => expect(acts()).toEqual([['workbench.startTarget', { id: 't1' }]]))
})
