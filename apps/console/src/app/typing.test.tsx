// @vitest-environment jsdom
/// <reference types="vite/client" />
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { type ComponentType, createElement, type ReactNode, Suspense } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { client } from '../shared/api/client.ts'

setUpDom()
beforeAll(() => preload('palette', 'network', 'order', 'wizard', 'resource', 'buyFor'))

const modules = import.meta.glob<Record<string, never>>([
  '../{features,shared,app}/**/*.{ts,tsx}',
  '!**/*.{test,cases}.{ts,tsx}',
])
const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

type Hook = (...given: unknown[]) => unknown

/** What asks the server while a person types: a hook and what it is given, or a component with the field to type in. */
const asking: readonly [
  file: string,
  name: string,
  given: ((typed: string) => unknown[]) | object,
  field?: string,
][] = [
  ['./shell/useFound.ts', 'useFound', (typed) => [typed]],
  ['../features/account/api/useProxyOptions.ts', 'useProxyOptions', (typed) => [typed]],
  ['../features/buy/api/useQuote.ts', 'useQuote', (typed) => [{ order_type: 3, days: typed }]],
  [
    '../features/buy-for/api/buying.ts',
    'useQuoteFor',
    (typed) => [{ id: 'c1' }, { order_type: 3, days: typed }],
  ],
  ['../features/task/api/new-task.ts', 'useWizardAccounts', (typed) => [typed, []]],
  ['../features/task/api/new-task.ts', 'useScriptChoice', (typed) => [typed]],
  ['../features/task/api/new-task.ts', 'useAudienceCount', (typed) => [{ audience: typed }]],
  [
    '../features/customer/components/CustomerField.tsx',
    'CustomerField',
    {
      field: { name: 'user', value: '', set: () => {}, onBlur: () => {}, error: undefined, disabled: false },
      from: { method: 'GET', path: '/customer' },
      label: 'User',
    },
    'User',
  ],
  [
    '../features/resource/components/MoreFilters.tsx',
    'MoreFilters',
    {
      filters: { task_id: '', followers_min: '', followers_max: '', location: '' },
      onApply: () => {},
      onClose: () => {},
    },
    'Task',
  ],
]

let asked: string[] = []
let queries = new QueryClient()
beforeEach(() => {
  asked = []
  queries = new QueryClient()
  vi.spyOn(client, 'call').mockImplementation((endpoint, input) => {
    asked.push(`${endpoint.path} ${JSON.stringify(input)}`)
    return new Promise(() => {})
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => void vi.useRealTimers())

const around = (node: ReactNode) => (
  <QueryClientProvider client={queries}>
    <MemoryRouter>
      <Suspense>{node}</Suspense>
    </MemoryRouter>
  </QueryClientProvider>
)

function Uses({ hook, given }: { hook: Hook; given: unknown[] }): ReactNode {
  hook(...given)
  return null
}

/** @returns types into what a component shows, or gives it to a hook */
async function typing([file, name, given, field]: (typeof asking)[number]): Promise<(typed: string) => void> {
  const found = (await modules[file]?.())?.[name]
  if (!found) throw new Error(`${file} has no ${name}`)
  if (!field) {
    const { rerender } = renderUi(null)
    return (typed) =>
      rerender(around(<Uses hook={found} given={(given as (typed: string) => unknown[])(typed)} />))
  }
  renderUi(around(createElement(found as ComponentType<object>, given as object)))
  return (typed) =>
    fireEvent.change(screen.getByRole('combobox', { name: new RegExp(field) }), { target: { value: typed } })
}

test.each(asking)('%s: %s asks once, a quarter of a second after the last key', async (...one) => {
  const type = await typing(one)
  const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  act(() => type('xy'))
  await after(300)
  asked = []
  act(() => type('te'))
  await after(200)
  act(() => type('tea'))
  await after(249)
  expect(asked).toEqual([])
  await after(1)
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.filter((call) => !call.includes('"tea"'))).toEqual([])
  expect(new Set(asked).size).toBe(asked.length)
})

test('each of those that wait for a pause is here', () => {
  const users = Object.entries(sources).filter(([, text]) =>
    text.includes("from '@seaport/ui/use-debounced'"),
  )
  expect(users.map(([file]) => file).toSorted()).toEqual(
    [...new Set(asking.map(([file]) => file))].toSorted(),
  )
})
