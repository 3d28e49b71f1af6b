// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, within } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { PaletteHost } from './PaletteHost.tsx'

setUpDom()
// A busy machine is slow, but the result still arrives.

const account = (id: string, handle: string, online: boolean) => ({
  id,
  account: handle,
  nickname: '',
  network: 'x_sandbox',
  online,
})
const answers: Record<string, unknown> = {
  'workspace.get': {
    accounts: [account('a1', 'harbor_tea', true), account('a2', 'lotus_travel', false)],
    ports: [],
    local: [],
  },
  'task.list': {
    list: [{ id: 't1', name: 'Tea lovers', status: 'running', account: { account: 'harbor_tea' } }],
  },
  'runner.state': { online: true, disk_full: false, tasks: [], running: 0, undelivered: 0 },
  'account.open': { slot: 1, signed_in: false },
}

let calls: string[]
beforeAll(async () => {
  await preload('desktop', 'network', 'palette', 'task', 'shell', 'workbench')
  await Promise.all([import('./SeatPalette.tsx'), import('./SeatShortcuts.tsx')])
})
beforeEach(() => {
  calls = []
  const call = async (name: string, args: object) => {
    calls.push(`${name} ${JSON.stringify(args)}`)
    return { ok: true, value: answers[name] }
  }
  vi.stubGlobal('seaport', { call, on: () => () => undefined })
})

function At() {
  return <output>{useLocation().pathname}</output>
}

function show(path: string) {
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <At />
        <input aria-label="Anything" />
        <PaletteHost />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

async function run(text: string, title: RegExp): Promise<void> {
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  fireEvent.change(await screen.findByRole('combobox'), { target: { value: text } })
  fireEvent.click(await screen.findByRole('option', { name: title }))
}

test('screens, accounts and tasks are found by typing', async () => {
  show('/')
  await run('workb', /Workbench/)
  expect(screen.getByText('/workbench')).toBeTruthy()
  await run('harbor', /@harbor_tea.*X \(sandbox\)/)
  expect(screen.getByText('/browser/a1')).toBeTruthy()
  await run('lovers', /Tea lovers/)
  expect(screen.getByText('/tasks/t1')).toBeTruthy()
  await run('new task', /New task/)
  expect(screen.getByText('/tasks/new')).toBeTruthy()
})

test.each([
  ['harbor', /Tea lovers/],
  ['language', /Tiếng Việt/],
  ['hk', /繁體中文/],
])('%s finds what does not have it in its title', async (text, title) => {
  show('/')
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  fireEvent.change(await screen.findByRole('combobox'), { target: { value: text } })
  expect(await screen.findByRole('option', { name: title })).toBeTruthy()
})

test('a closed account is opened', async () => {
  show('/')
  await run('lotus', /@lotus_travel/)
  await vi.waitFor(() => expect(calls).toContain('account.open {"id":"a2"}'))
})

test('? shows the shortcuts, with the workbench’s own there; in a field it is typed as text', async () => {
  show('/workbench/t1')
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Anything' }), { key: '?' })
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.keyDown(document.body, { key: '?' })
  const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
  expect(sheet.getByText('Opt out')).toBeTruthy()
  expect(sheet.getByText('Search')).toBeTruthy()
})

test('with shortcuts of a single key off, ? does nothing and the sheet lists only chords of the workbench', async () => {
  show('/workbench/t1')
  fireEvent.keyDown(document.body, { key: '?' })
  const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
  fireEvent.click(sheet.getByRole('switch', { name: 'Shortcuts of a single key' }))
  expect(sheet.queryByText('Copy')).toBeNull()
  expect(sheet.getByText('Opt out').closest('div')?.textContent).toBe('Opt outCtrl+Shift+X')
  fireEvent.keyDown(sheet.getByText('Opt out'), { key: 'Escape' })
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.keyDown(document.body, { key: '?' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the sheet that the palette opens takes its place, and leaves nothing open when it is closed', async () => {
  show('/')
  await run('shortcuts', /Keyboard shortcuts/)
  const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(screen.getAllByRole('dialog')).toEqual([sheet])
  fireEvent.keyDown(sheet, { key: 'Escape' })
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
