// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

setUpDom()

/** The accounts that have to choose their Page. */
type Asking = readonly string[]
const accounts = ['a1', 'a2', 'a3'].map((id) => ({ id, account: `tea_${id}` }))
const workspace = (asking: Asking) => ({
  accounts,
  local: accounts.map(({ id }) => ({
    id,
    page_choices: asking.includes(id) ? [{ id: `p-${id}`, name: id === 'a3' ? '' : `Page of ${id}` }] : [],
  })),
})

let calls: string[]
let tellAsking: (asking: Asking) => Promise<void>
beforeAll(() => preload('desktop', 'ui', 'common'))
afterAll(() => notifyManager.setScheduler((run) => setTimeout(run, 0)))
beforeEach(async () => {
  notifyManager.setScheduler(queueMicrotask)
  calls = []
  vi.stubGlobal('seaport', {
    call: async (name: string, args: object) => {
      if (name === 'workspace.get') return { ok: true, value: workspace(['a2']) }
      calls.push(`${name} ${JSON.stringify(args)}`)
      return { ok: true, value: {} }
    },
    on: () => () => undefined,
  })
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 1e9 } } })
  const { ipcQuery } = await import('../../shared/queries.ts')
  tellAsking = (asking) =>
    act(async () => {
      queries.setQueryData(ipcQuery('workspace.get', {}).queryKey, workspace(asking) as unknown as undefined)
    })
  const { PageChoosers } = await import('./account.public.ts')
  renderUi(
    <QueryClientProvider client={queries}>
      <PageChoosers />
    </QueryClientProvider>,
  )
  await screen.findByText(/@tea_a2/)
})

const questions = () => screen.queryAllByText(/@tea_/).map((text) => text.textContent?.match(/@(\w+)/)?.[1])
const choice = () => screen.getByRole<HTMLSelectElement>('combobox')
const choose = (value: string) => fireEvent.change(choice(), { target: { value } })

test('accounts ask for their Page one after the other, and what is chosen is for the one that asks', async () => {
  choose('p-a2')
  await tellAsking(['a1', 'a2', 'a3'])
  expect(questions()).toEqual(['tea_a2'])
  expect(choice().value).toBe('p-a2')
  fireEvent.click(screen.getByRole('button', { name: 'Use this Page' }))
  await waitFor(() => expect(calls).toEqual(['account.choosePage {"id":"a2","page_id":"p-a2"}']))
  await tellAsking(['a1', 'a3'])
  expect(questions()).toEqual(['tea_a1'])
  expect(choice().value).toBe('')
  await tellAsking(['a3'])
  expect(questions()).toEqual(['tea_a3'])
  // A Page without a name is told by its number.
  expect([...choice().options].map(({ text }) => text)).toContain('p-a3')
  await tellAsking([])
  expect(questions()).toEqual([])
})

test('closing the question cancels the sign-in of that account alone', async () => {
  await tellAsking(['a1', 'a2'])
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(calls).toEqual(['account.cancelSignIn {"id":"a2"}'])
})
