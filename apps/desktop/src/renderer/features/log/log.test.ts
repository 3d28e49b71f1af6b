/// <reference types="vite/client" />
import { MAX_LOG_ENTRIES } from '@seaport/contract/desktop/ipc-screens'
import type { LogEntry } from '@seaport/contract/desktop/ipc-screens.schema'
import { expect, test } from 'vitest'
import { eventKey } from './event-messages.ts'
import { fieldOf, matchesFilter } from './log-filter.ts'
import { withLine } from './log-lines.ts'

const entry = (id: number, more: Partial<LogEntry> = {}): LogEntry => ({
  id,
  time: '2026-01-01T00:00:00.000Z',
  level: 'info',
  msg: 'account opened',
  fields: { account: 'a1', request_id: 'req-7' },
  ...more,
})

test('search finds all words, ignoring case, in the shown text and in the file’s', () => {
  const shown = '已打开账号 @harbor_tea'
  const found = (search: string, level: LogEntry['level'] | '' = '') =>
    matchesFilter(entry(1), shown, { level, search })
  expect([found(''), found('账号'), found('HARBOR'), found('req-7'), found('opened harbor')]).toEqual(
    Array(5).fill(true),
  )
  expect([found('closed'), found('opened closed'), found('', 'error')]).toEqual(Array(3).fill(false))
  expect(found('', 'info')).toBe(true)
})

test('a new entry is added on top once, and the oldest one dropped', () => {
  const full = Array.from({ length: MAX_LOG_ENTRIES }, (_, index) => entry(MAX_LOG_ENTRIES - index))
  const more = withLine(full, entry(5000))
  expect([more.length, more[0]?.id, more.at(-1)?.id]).toEqual([MAX_LOG_ENTRIES, 5000, 2])
  expect(withLine(more, entry(5000))).toBe(more)
})

test('a field has a text or none', () => {
  expect(fieldOf(entry(1), 'account')).toBe('a1')
  expect(fieldOf(entry(1, { fields: { account: 7, reason: '' } }), 'account')).toBeUndefined()
  expect(fieldOf(entry(1, { fields: { reason: '' } }), 'reason')).toBeUndefined()
})

test('every event that the program logs has a text in the window’s languages', async () => {
  const sources: Record<string, string> = import.meta.glob(
    ['../../../main/**/*.ts', '../../../../../../packages/{seat-client,runner}/src/**/*.ts', '!**/*.test.ts'],
    { query: '?raw', import: 'default', eager: true },
  )
  const messages = Object.values(sources)
    .flatMap((source) => [
      ...source.matchAll(/\b(?:log|logger)(?:\.(?:info|warn|error)|\[.+\])\(\s*(?:\{[^}]*\},\s*)?'([^']+)'/g),
    ])
    .map(([, message = '']) => message)
  expect(messages.length).toBeGreaterThan(40)
  expect(messages.filter((message) => !eventKey(message))).toEqual([])
  const [texts = {}] = Object.values<Record<string, string>>(
    import.meta.glob('../../../../../../packages/i18n/locales/en/desktopLog.json', {
      import: 'default',
      eager: true,
    }),
  )
  const lines = messages.map((message) => `${message}: ${texts[eventKey(message) ?? '']}\n`)
  await expect([...new Set(lines)].sort().join('')).toMatchFileSnapshot('event-messages.txt')
})

test('the program’s own codes have texts, and inherited property names are not taken for codes', () => {
  expect(eventKey('logged in')).toBe('event.loggedIn')
  expect(eventKey('something new')).toBeUndefined()
  expect(eventKey('constructor')).toBeUndefined()
})
