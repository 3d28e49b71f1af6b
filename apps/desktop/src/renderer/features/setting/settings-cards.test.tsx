// @vitest-environment jsdom
import { guardedNetworks } from '@seaport/contract/work/guard'
import { promotionParams } from '@seaport/contract/work/task-kind.schema'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom, shownDetails } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { UpdateBanner, UpdateCard } from '../update/update.public.ts'
import { AboutCard } from './components/AboutCard.tsx'
import { Connection } from './components/Connection.tsx'
import { DeviceCard } from './components/DeviceCard.tsx'
import { Guard } from './components/Guard.tsx'
import { LifeSection } from './components/LifeSection.tsx'

setUpDom()
beforeAll(() => preload('desktop', 'desktopSettings', 'common', 'ui', 'guard', 'task', 'network'))

const AT = '2026-03-02T08:00:00.000Z'
const GB = 1024 ** 3
const holder = { kind: 'task', id: 't1', name: 'Likers' }
const caps = Object.fromEntries(
  guardedNetworks.map((id, at) => [
    id,
    Object.fromEntries(Object.keys(promotionParams).map((kind, row) => [kind, 100 * (at + 1) + row])),
  ]),
)
const answers: Record<string, unknown> = {
  'desktop.state': { version: '1.2.3', server_url: 'https://cảng.example', seat: null, ended: null },
  'client.info': {
    system: { name: 'macOS', release: '26.1', arch: 'arm64' },
    versions: { electron: '45.0.0', chromium: '142.0.1', node: '24.9.0' },
    memory: { main: GB, pages: 2 * GB, helpers: 3 * GB, machine: 16 * GB },
    device: { id: 'device-7', name: 'Máy của Mei' },
  },
  'workspace.get': {
    seat: { id: 's1', name: 'Ca sáng', seat_code: '100123' },
    ports: [{ holder }, { holder: null }, { holder: null }],
    ports_expire_at: AT,
    accounts: [],
  },
  'runner.state': { online: false, last_contact_at: AT, tasks: [] },
  'guard.get': {
    limits: {
      quiet_hours: { from: '22:00', to: '07:30' },
      least_interval_seconds: 90,
      contact_days: 14,
      park_hours: 36,
      caps,
    },
  },
  'update.state': {
    ...{ phase: 'ready', version: '1.3.0', percent: null, notes: null, required: false, busy: false },
    ...{ restart_at: null, checked_at: AT, fault: null },
  },
  'preference.get': { on_close: 'ask', notify: true, start_at_login: false },
}

function show(node: ReactNode, over: Record<string, unknown> = {}) {
  const calls: [name: string, args: unknown][] = []
  vi.stubGlobal('seaport', {
    call: async (name: string, args: unknown) => {
      calls.push([name, args])
      const value = { ...answers, ...over }[name]
      return value ? { ok: true, value } : { ok: false, error: { code: 1400, msg: 'Refused' } }
    },
    on: () => () => undefined,
  })
  renderUi(<QueryClientProvider client={new QueryClient()}>{node}</QueryClientProvider>)
  return calls
}

test.each<[string, ReactNode, Record<string, string>]>([
  [
    'program',
    <AboutCard key="1" />,
    {
      'Installed version': '1.2.3',
      System: 'macOS 26.1 (arm64)',
      'Runs on': 'Electron 45.0.0 · Chromium 142.0.1 · Node.js 24.9.0',
      Memory: expect.stringMatching(/^6.GB of 16.GB \(Program 1.GB, Windows 2.GB, Helpers 3.GB\)$/),
    },
  ],
  [
    'seat and computer',
    <DeviceCard key="2" />,
    {
      Seat: 'Ca sáng',
      'Seat code': '100123',
      Ports: '1 of 3 ports are taken',
      'Ports expire': 'Mar 2, 2026, 03:00',
      'Computer name': 'Máy của Mei',
      'Device ID': 'device-7',
    },
  ],
  [
    'connection',
    <Connection key="3" />,
    { Server: 'https://cảng.example', Status: 'Unreachable', 'Last response': 'Mar 2, 2026, 03:00' },
  ],
  [
    'limits',
    <Guard key="4" />,
    {
      'Quiet hours (account’s time)': '22:00 to 07:30',
      'Minimum interval between actions': '1 min 30 sec',
      'Contact each person at most once in': '14 days',
      'Cooldown after an account is blocked': '1 day 12 hr',
    },
  ],
  [
    'update',
    <UpdateCard key="5" />,
    {
      Status: 'Version 1.3.0 is ready. It will be installed when Seaport restarts.',
      'Last checked': 'Mar 2, 2026, 03:00',
    },
  ],
])('each field of %s stands under its own label', async (_, node, expected) => {
  show(node)
  await waitFor(() => expect(shownDetails()).toEqual(expected))
})

test('each limit stands under its network', async () => {
  show(<Guard />)
  const [head, ...rows] = await screen.findAllByRole('row')
  const texts = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent)
  expect(texts(head as HTMLElement).length).toBe(guardedNetworks.length + 1)
  for (const [at, row] of rows.entries())
    expect(texts(row).slice(1)).toEqual(
      guardedNetworks.map((_network, column) => `${100 * (column + 1) + at}`),
    )
})

test.each([
  ['Restart and update', { phase: 'ready', busy: false }, 'update.install', false],
  ['Restart and update', { phase: 'ready', busy: true }, undefined, true],
  ['Check now', { phase: 'current', busy: false }, 'update.check', false],
  ['Check now', { phase: 'downloading', busy: false }, undefined, true],
])('%s with an update that is %o calls %s', async (name, state, call, isDisabled) => {
  const calls = show(<UpdateCard />, { 'update.state': { ...(answers['update.state'] as object), ...state } })
  const button = await screen.findByRole<HTMLButtonElement>('button', { name })
  expect(button.disabled).toBe(isDisabled)
  fireEvent.click(button)
  await waitFor(() =>
    expect(calls.map(([asked]) => asked)).toEqual(['update.state', ...(call ? [call] : [])]),
  )
})

// memrynote/memry#1995: a version that can't be put in place was never told.
test.each([
  ['refused', 'An update was rejected because its file'],
  ['not_installed', 'Version 1.2.0 could not be installed. Move Seaport to the Applications folder'],
  ['unreachable', null],
])('an update that is %s is told above the page as %s', async (fault, text) => {
  const state = { ...(answers['update.state'] as object), phase: 'failed', required: false, version: '1.2.0' }
  const calls = show(<UpdateBanner className="" />, { 'update.state': { ...state, fault } })
  if (text !== null) expect((await screen.findByRole('status')).textContent).toContain(text)
  await waitFor(() => expect(calls).toHaveLength(1))
  if (text === null) expect(screen.queryByRole('status')).toBeNull()
})

test.each([
  ['When I close the window while tasks run', 'Ask me', 'Quit', { on_close: 'quit' }],
  ['Notifications', 'On', 'Off', { notify: false }],
  ['Start when I log in to this computer', 'Off', 'On', { start_at_login: true }],
])('%s is set from %s to %s, and nothing else is', async (label, before, value, expected) => {
  const calls = show(<LifeSection />, { 'preference.set': answers['preference.get'] })
  fireEvent.click(
    within(await screen.findByRole('group', { name: label })).getByRole('button', { name: value }),
  )
  const pressed = within(await screen.findByRole('group', { name: label })).getAllByRole('button', {
    pressed: true,
  })
  expect(pressed.map(({ textContent }) => textContent)).toEqual([before])
  await waitFor(() => expect(calls.slice(1)).toEqual([['preference.set', expected]]))
})
