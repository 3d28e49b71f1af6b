// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import type { TaskWizardProps } from '@seaport/product-ui/task-wizard-types'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'

setUpDom()

/** What the wizard was given last, and what it asks its owner for. */
let given: TaskWizardProps | undefined
interface Asking {
  audience: object | null
  search: string
  script: string
}
let ask: (asking: Partial<Asking>) => void
let told: { audience: unknown; scripts: unknown; script: unknown }
vi.mock('@seaport/product-ui/task-wizard', () => ({ TaskWizard: Wizard }))
function Wizard(props: TaskWizardProps): ReactNode {
  const [asking, setAsking] = useState<Asking>({ audience: null, search: '', script: '' })
  given = props
  ask = (more) => act(() => setAsking((now) => ({ ...now, ...more })))
  told = {
    audience: props.usePreview(asking.audience as never),
    scripts: props.useScripts(asking.search),
    script: props.useScript(asking.script),
  }
  return 'wizard'
}

let calls: string[]
const answers: Record<string, unknown> = {
  'workspace.get': { accounts: [], ports: [], local: [] },
  'network.list': [{ id: 'x_sandbox' }],
  'guard.get': { limits: { contact_days: 14 } },
  'script.list': { list: [{ id: 's1' }] },
  'update.state': { required: false },
}
let answer: (name: string, args: { audience?: string; id?: string }) => Promise<object> | undefined
beforeAll(() => preload('desktop', 'wizard', 'ui', 'common'))
beforeEach(() => {
  calls = []
  given = undefined
  answer = () => undefined
  vi.stubGlobal('seaport', {
    call: (name: string, args: object) => {
      if (/^(?:task\.audience|script\.)/.test(name)) calls.push(`${name} ${JSON.stringify(args)}`)
      return answer(name, args) ?? Promise.resolve({ ok: true, value: answers[name] ?? {} })
    },
    on: () => () => undefined,
  })
})

async function show(state?: object) {
  const { NewTask } = await import('./screens/NewTask.tsx')
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 1e9, retry: false } } })
  renderUi(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={['/resources', { pathname: '/tasks/new', state }]}>
        <At />
        <Routes>
          <Route path="/tasks/new" element={<NewTask />} />
          <Route path="*" element="" />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await waitFor(() => expect([given?.networks.length, given?.limits]).toEqual([1, { contact_days: 14 }]))
}
const At = () => <output aria-label="Path">{useLocation().pathname}</output>

test('who gives up is back where the task was begun', async () => {
  await show()
  act(() => given?.onCancel())
  expect(screen.getByRole('status', { name: 'Path' }).textContent).toBe('/resources')
})

test('people who were chosen come along, and no audience without them', async () => {
  await show({ people: ['r1', 'r2'] })
  expect(given?.people).toEqual(['r1', 'r2'])
})

test('without people the wizard asks for the audience itself, and counts nobody before', async () => {
  await show()
  expect(given).not.toHaveProperty('people')
  expect(told.audience).toEqual({ data: null, failed: false })
  expect(calls.filter((call) => call.startsWith('task.audience'))).toEqual([])
})

test('an audience is counted once it is asked for, and another one is unknown until it is', async () => {
  const counted = { a1: { count: 7 }, a2: { count: 9 } }
  let tell = () => {}
  answer = (name, { audience }) => {
    if (name !== 'task.audience') return undefined
    const value = { ok: true, value: counted[audience as keyof typeof counted] }
    if (audience === 'a1') return Promise.resolve(value)
    return new Promise((resolve) => {
      tell = () => resolve(value)
    })
  }
  await show()
  ask({ audience: { audience: 'a1' } })
  await waitFor(() => expect(told.audience).toEqual({ data: { count: 7 }, failed: false }))
  expect(calls).toContain('task.audience {"audience":"a1"}')
  ask({ audience: { audience: 'a2' } })
  expect(told.audience).toEqual({ data: undefined, failed: false })
  await waitFor(() => expect(calls).toContain('task.audience {"audience":"a2"}'))
  expect(told.audience).toEqual({ data: undefined, failed: false })
  await act(async () => tell())
  await waitFor(() => expect(told.audience).toEqual({ data: { count: 9 }, failed: false }))
  ask({ audience: null })
  expect(told.audience).toEqual({ data: null, failed: false })
})

test('an audience that could not be counted is said to have failed, until another is asked for', async () => {
  answer = (name) =>
    name === 'task.audience' ? Promise.resolve({ ok: false, error: { code: 400, msg: '' } }) : undefined
  await show()
  ask({ audience: { audience: 'a1' } })
  await waitFor(() => expect(told.audience).toEqual({ data: undefined, failed: true }))
  ask({ audience: { audience: 'a2' } })
  expect(told.audience).toEqual({ data: undefined, failed: false })
})

test('scripts are searched without blanks around the words, fifty at most, and the last ones stay meanwhile', async () => {
  await show()
  await waitFor(() => expect(told.scripts).toEqual([{ id: 's1' }]))
  expect(calls).toEqual(['script.list {"page_size":50}'])
  let tell = (_reply: object) => {}
  answer = () =>
    new Promise((resolve) => {
      tell = resolve
    })
  ask({ search: ' trà ' })
  await waitFor(() => expect(calls.at(-1)).toBe('script.list {"page_size":50,"search":"trà"}'))
  expect(told.scripts).toEqual([{ id: 's1' }])
  await act(async () => tell({ ok: true, value: { list: [{ id: 's2' }] } }))
  await waitFor(() => expect(told.scripts).toEqual([{ id: 's2' }]))
  ask({ search: '  ' })
  await waitFor(() => expect(told.scripts).toEqual([{ id: 's1' }]))
})

test.each([
  ['that is there', { ok: true, value: { id: 's1', text: 'Trà' } }, { id: 's1', text: 'Trà' }],
  ['that is gone', { ok: false, error: { code: 1404, reason: 'not_found', msg: '' } }, null],
  ['that could not be read', { ok: false, error: { code: 500, reason: 'fault', msg: '' } }, undefined],
])('a chosen script %s is told from one that is not known yet', async (_what, reply, expected) => {
  answer = (name) => (name === 'script.get' ? Promise.resolve(reply) : undefined)
  await show()
  expect([told.script, calls.filter((call) => call.startsWith('script.get'))]).toEqual([undefined, []])
  ask({ script: 's1' })
  await waitFor(() => expect(calls).toContain('script.get {"id":"s1"}'))
  await act(async () => undefined)
  await waitFor(() => expect(told.script).toEqual(expected))
})

test('below the minimum version no task can be begun', async () => {
  answer = (name) =>
    name === 'update.state' ? Promise.resolve({ ok: true, value: { required: true } }) : undefined
  const { NewTask } = await import('./screens/NewTask.tsx')
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <NewTask />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByText('No new tasks until the update')
  expect(screen.queryByText('wizard')).toBeNull()
})
