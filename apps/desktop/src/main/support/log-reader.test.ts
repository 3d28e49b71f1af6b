import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MAX_LOG_ENTRIES } from '@seaport/contract/desktop/ipc-screens'
import type { LogEntry } from '@seaport/contract/desktop/ipc-screens.schema'
import { createFileLogger } from '@seaport/seat-client/logger'
import { afterEach, expect, test } from 'vitest'
import { openLogReader } from './log-reader.ts'

const dir = mkdtempSync(join(tmpdir(), 'seaport-reader-'))
const file = join(dir, 'desktop.log')
afterEach(() => {
  for (const path of [file, `${file}.1`]) rmSync(path, { force: true })
})

const words = (entries: readonly LogEntry[]) => entries.map(({ msg }) => msg)

test('the newest comes first, from both files, and from earlier runs', () => {
  const before = createFileLogger(file, 200)
  for (const msg of ['one', 'two', 'three', 'four']) before.info(msg)
  const reader = openLogReader(file, createFileLogger(file), () => undefined)
  expect(words(reader.list())).toEqual(['four', 'three', 'two', 'one'])
})

test('a line written after the reader was opened appears on top', () => {
  const log = createFileLogger(file)
  const told: LogEntry[] = []
  const reader = openLogReader(file, log, (entry) => told.push(entry))
  log.info('before')
  expect(words(told)).toEqual([])
  reader.list()
  log.warn('after', { account: 'a1', password: 'hunter2' })
  expect(told).toMatchObject([
    { msg: 'after', level: 'warn', fields: { account: 'a1', password: '[redacted]' } },
  ])
  expect(words(reader.list())).toEqual(['after', 'before'])
  expect(new Set(reader.list().map(({ id }) => id)).size).toBe(2)
})

test('an invalid line is skipped: cut off by a crash, or written by something else', () => {
  createFileLogger(file).info('whole')
  appendFileSync(file, '{"time":"2026-01-01T00:00:00.000Z","level":"in\nnonsense\n{"level":"info"}\n')
  expect(words(openLogReader(file, createFileLogger(file), () => undefined).list())).toEqual(['whole'])
})

test('of a long log only the end is read and shown', () => {
  const line = (n: number) =>
    `${JSON.stringify({ time: '2026-01-01T00:00:00.000Z', level: 'info', msg: `m${n}`, more: 'x'.repeat(400) })}\n`
  writeFileSync(file, Array.from({ length: 3000 }, (_, n) => line(n)).join(''))
  const log = createFileLogger(file)
  const reader = openLogReader(file, log, () => undefined)
  expect(reader.list()).toHaveLength(MAX_LOG_ENTRIES)
  log.info('last')
  expect(reader.list()).toHaveLength(MAX_LOG_ENTRIES)
  expect(words(reader.list()).slice(0, 2)).toEqual(['last', 'm2999'])
})
