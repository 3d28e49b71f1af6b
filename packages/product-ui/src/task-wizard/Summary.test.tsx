// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { Summary } from './Summary.tsx'
import type { StepProps } from './task-wizard.types.ts'

setUpDom()
afterEach(() => vi.useRealTimers())
beforeAll(() => preload('capability', 'script', 'task', 'taskPage', 'wizard'))

const prices = { price_message: 0.015, price_link_post: 0, price_post: 0, prices_date: '2026-11-25' }
const person = { target: '1', name: 'Ann', handle: 'ann', location: null }
const script = { id: 's1', title: 'Tea tasting', text: 'Hi {nickname}, tea?', networks: ['x'] }

/** What the last step says of a message to a library of nine, with a script that no search has found. */
function summary(kind?: string, lists?: object): string {
  return show(kind, lists).textContent ?? ''
}

function show(
  kind = 'send_message',
  lists: object = {},
  files: object[] = [],
  others: Partial<StepProps> = {},
): HTMLElement {
  const params = {
    links: [],
    profiles: [],
    groups: [],
    audience: { from: 'library', filter: {} },
    script_id: 's1',
    promotion_count: 4,
    send_interval_seconds: 60,
    ...lists,
  }
  const props = {
    form: { values: { work: { kind, params }, executor: 'api', start: { mode: 'now' } } },
    chosen: [{ id: 'a1', network: 'x', account: 'harbor', time_zone: 'UTC', login_status: 'logged_in' }],
    networks: [{ network: 'x', ...prices }],
    limits: undefined,
    usePreview: () => ({ data: { ready: 9, people: [person], left_out: [] }, failed: false }),
    useScripts: () => [],
    useScript: (id: string) => (id === script.id ? { ...script, files } : undefined),
    ...others,
  }
  return renderUi(<Summary {...(props as unknown as StepProps)} />).container
}

test('the summary shows the message as its readers will read it, whichever scripts were searched for', () => {
  const text = summary()
  for (const words of ['Tea tasting', 'Resource library, 9 people', 'Hi Ann, tea?'])
    expect(text).toContain(words)
})

test('its pictures and its video are shown, not named', () => {
  const files = [
    { id: 'f1', kind: 'image', name: 'tea.png', url: '/tea.png' },
    { id: 'f2', kind: 'video', name: 'tea.mp4', url: '/tea.mp4' },
  ]
  const shown = show('send_message', {}, files)
  expect(shown.querySelector('img')?.getAttribute('src')).toBe('/tea.png')
  expect(shown.querySelector('video')?.getAttribute('src')).toBe('/tea.mp4')
})

test('the summary of a collection names its sources, the first of many', () => {
  const profiles = ['@a', '@b', '@c', '@d', '@e']
  expect(summary('collect_followers', { profiles })).toContain('@a, @b, @c, and 2 more')
  expect(summary('collect_followers', { profiles: ['@only'] })).toContain('@only')
})

const account = { id: 'a1', network: 'x', account: 'harbor', time_zone: 'UTC', login_status: 'logged_in' }
const links = Array.from({ length: 30 }, (_, at) => `https://x.com/ann/status/${at}`)
const groups = Array.from({ length: 8 }, (_, at) => `https://facebook.com/groups/${at}`)

test.each([
  ['a list that is dealt out to the accounts', 'comment_link', { links, comment_count: 24 }, '3 days'],
  ['a list that each account goes through', 'like', { links, like_count: 24 }, '6 days'],
  ['a list that is shorter than the amount', 'like', { links: links.slice(0, 3), like_count: 24 }, null],
  ['a list without an amount', 'join_group', { groups }, '2 days'],
])('the daily limit says how many days it takes at least: %s', (_, kind, lists, said) => {
  const limits = { quiet_hours: null, caps: { x: { comment_link: 4, like: 4, join_group: 4 } } }
  const chosen = [account, { ...account, id: 'a2' }]
  const text = show(kind, lists, [], { limits, chosen } as unknown as Partial<StepProps>).textContent
  expect(text.match(/Takes at least(\d+ days?)/)?.[1] ?? null).toBe(said)
})

test('quiet hours are told for the zone of each account, and when each begins', () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-02T22:30:00.000Z'), toFake: ['Date'] })
  const limits = { quiet_hours: { from: '22:00', to: '08:00' }, caps: { x: { send_message: 4 } } }
  const at = (time_zone: string) => ({ ...account, id: time_zone, time_zone })
  const say = (...zones: string[]) =>
    show('send_message', {}, [], { limits, chosen: zones.map(at) } as unknown as Partial<StepProps>)
      .textContent
  const both = say('UTC', 'America/New_York', 'UTC')
  expect(both).toContain('22:00 to 08:00 (UTC, America/New_York)')
  expect(both.match(/Accounts in [^:]*: the first one/g)).toEqual(['Accounts in UTC: the first one'])
  expect(say('UTC', 'Europe/London').match(/Accounts in [^:]*/g)).toEqual([
    'Accounts in UTC',
    'Accounts in Europe/London',
  ])
  expect(say('UTC')).toContain('(UTC) are quiet hours.')
})
