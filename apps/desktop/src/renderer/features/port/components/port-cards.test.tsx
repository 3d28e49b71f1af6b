// @vitest-environment jsdom
import type { Account } from '@seaport/contract/desk/account.schema'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'

setUpDom()
beforeAll(() => preload('desktop', 'task', 'account', 'network', 'ui', 'common'))

let calls: [string, unknown][]
beforeEach(() => {
  calls = []
  const call = async (name: string, args: unknown) => {
    calls.push([name, args])
    return { ok: true, value: {} }
  }
  vi.stubGlobal('seaport', { call, on: () => () => undefined })
})
function Path() {
  return <output aria-label="Path">{useLocation().pathname}</output>
}
const show = (node: ReactNode) =>
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        {node}
        <Path />
      </MemoryRouter>
    </QueryClientProvider>,
  )
const path = () => screen.getByRole('status', { name: 'Path' }).textContent
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

const since = '2026-03-02T08:00:00.000Z'
const account = {
  ...{ id: 'a1', account: 'trà_sen', nickname: '茶花', network: 'x', availability: 'normal' },
  proxy: { id: 'p1', scheme: 'socks5', ip: '203.0.113.9', port: 1080 },
} as unknown as Account
const holder = { kind: 'account', id: 'a1', title: 'kept_name', since } as const
const local = { id: 'a1', signed_in: false, signing_in: false, window_open: false, page_choices: [] } as const

async function accountPort(known: Account | undefined, change: object | null) {
  const { AccountPort } = await import('./AccountPort.tsx')
  const own = change && { ...local, ...change }
  return show(<AccountPort slot={3} holder={holder} account={known} local={(own ?? undefined) as never} />)
}

test('an account’s port shows who, where, through what and since when', async () => {
  const { container } = await accountPort(account, {})
  for (const words of ['@trà_sen', '茶花', 'X', '203.0.113.9:1080', 'Mar 2, 2026, 03:00'])
    expect(container.textContent).toContain(words)
})

test('the name that the server knows stands there until the account is loaded', async () => {
  const { container } = await accountPort(undefined, null)
  expect(container.textContent).toContain('@kept_name')
  expect(buttons()).toEqual([])
})

test('a window that is closed is told apart from one that is open', async () => {
  const closed = (await accountPort(account, {})).container.textContent ?? ''
  const open = (await accountPort(account, { window_open: true })).container.textContent ?? ''
  expect([closed, open].map((text) => /Page is (open|closed)/.exec(text)?.[1])).toEqual(['closed', 'open'])
})

test('signing in is offered while it is neither done nor under way', async () => {
  const offered = async (change: object) => {
    const { unmount } = await accountPort(account, change)
    const found = buttons()
    unmount()
    return found
  }
  expect(await offered({})).toContain('Sign in')
  expect(await offered({ signed_in: true })).not.toContain('Sign in')
  const during = await offered({ signing_in: true })
  expect(during).not.toContain('Sign in')
  expect(during).toHaveLength(3)
})

test('a task’s port leads to the task, and to the workbench only where a person works on it', async () => {
  const { TaskPortActions } = await import('./TaskPort.tsx')
  const task = (executor: string, status = 'running') => ({ id: 't1', executor, status }) as never
  const { unmount } = show(<TaskPortActions id="t1" task={task('api')} />)
  expect(buttons()).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: 'Details' }))
  expect(path()).toBe('/tasks/t1')
  unmount()
  show(<TaskPortActions id="t1" task={task('assisted')} />)
  expect(buttons()).toHaveLength(3)
  fireEvent.click(screen.getAllByRole('button')[0] as HTMLElement)
  expect(path()).toBe('/workbench/t1')
})

test('the port of a task that nobody has reported yet leads to it too', async () => {
  const { TaskPort } = await import('./TaskPort.tsx')
  const unknown = { task: undefined, account: undefined, local: undefined, need: 0 } as const
  show(<TaskPort slot={2} holder={{ kind: 'task', id: 't9', title: 'Trà 茶', since }} {...unknown} />)
  expect(screen.getByRole('heading', { name: 'Trà 茶' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Details' }))
  expect(path()).toBe('/tasks/t9')
})
