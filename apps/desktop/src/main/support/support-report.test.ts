import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LogEntry } from '@seaport/contract/desktop/ipc-screens.schema'
import { createFileLogger } from '@seaport/seat-client/logger'
import { expect, onTestFinished, test } from 'vitest'
import { type ReportContext, reportFile, reportText } from './support-report.ts'

const context: ReportContext = {
  version: '1.2.3',
  serverUrl: 'https://joe:hunter2@seaport.test',
  seatCode: '100001',
  locale: 'vi',
  now: Date.UTC(2026, 0, 2),
  crashes: { folder: '/data/Crashpad', count: 2, lastAt: Date.UTC(2026, 0, 1) },
  info: {
    device: { id: 'device-1', name: 'Front desk', platform: 'win32' },
    system: { name: 'Windows', release: '10.0.22631', arch: 'x64' },
    versions: { electron: '45.4.1', chromium: '148.0', node: '24.21.0' },
    data_folder: '/data',
    memory: { main: 1, pages: 1, helpers: 1, machine: 1 },
  },
}
const entry = (id: number): LogEntry => ({
  id,
  time: new Date(Date.UTC(2026, 0, 1) + id).toISOString(),
  level: 'warn',
  msg: `event ${id}`,
  fields: { request_id: `r${id}` },
})

test('the copied text starts with what support asks first, followed by recent events in order', () => {
  const text = reportText(context, [entry(2), entry(1)])
  expect(text).toBe(`Seaport 1.2.3
System Windows 10.0.22631 (x64)
Electron 45.4.1, Chromium 148.0, Node 24.21.0
Server https://[redacted]@seaport.test
Seat 100001, device Front desk (device-1)
Language vi
Crash reports 2 in /data/Crashpad, the last one of 2026-01-01T00:00:00.000Z
Written 2026-01-02T00:00:00.000Z

2026-01-01T00:00:00.001Z warn  event 1 {"request_id":"r1"}
2026-01-01T00:00:00.002Z warn  event 2 {"request_id":"r2"}
`)
})

test('a message contains a limited number of entries, the file all of them', () => {
  const many = Array.from({ length: 500 }, (_, index) => entry(500 - index))
  const text = reportText(context, many)
  expect(text).toContain('event 500')
  expect(text).toContain('event 301')
  expect(text).not.toContain('event 300 ')

  const dir = mkdtempSync(join(tmpdir(), 'seaport-report-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const file = join(dir, 'desktop.log')
  const log = createFileLogger(file, 400)
  for (const msg of ['first', 'second', 'third', 'fourth', 'fifth']) log.info(msg)
  const kept = reportFile(context, file)
  expect(kept).toMatch(/^Seaport 1\.2\.3\n/)
  for (const msg of ['first', 'fifth']) expect(kept).toContain(`"${msg}"`)
  expect(kept.indexOf('first')).toBeLessThan(kept.indexOf('fifth'))
})

test('a program without a seat, a device or Electron is described correctly', () => {
  const bare = {
    ...context,
    seatCode: null,
    crashes: { ...context.crashes, count: 0, lastAt: null },
    info: { ...context.info, device: null, versions: { electron: null, chromium: null, node: '24' } },
  }
  const text = reportText(bare, [])
  expect(text).toContain('Electron none, Chromium none, Node 24')
  expect(text).toContain('Seat none, device unknown')
  expect(text).toContain('Crash reports none')
})
