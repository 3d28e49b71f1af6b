import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { forTenant } from '../../db/tenant-turns.ts'
import { exportAnswer } from './export.ts'

/** The last of February in Los Angeles, the first of March in London. */
const NOW = Date.parse('2026-03-01T07:30:00Z')

test.each([
  ['America/Los_Angeles', NOW, '2026-02-28'],
  ['Europe/London', NOW, '2026-03-01'],
  ['Asia/Ho_Chi_Minh', Date.parse('2026-02-28T17:00:00Z'), '2026-03-01'],
])('a file is named by the day in %s', (timeZone, now, day) => {
  const { headers, isExport } = exportAnswer({
    ...{ name: 'Tác vụ 任務', format: 'csv', timeZone, now, columns: [] },
    readAfter: async () => [],
  })
  const [, name = ''] = headers['content-disposition']?.split("UTF-8''") ?? []
  expect(decodeURIComponent(name)).toBe(`Tác vụ 任務 ${day}.csv`)
  expect(isExport).toBe(true)
})

test('an export whose reading fails leaves its turn to the tenant’s next', async () => {
  const read = (readAfter: () => Promise<readonly []>) =>
    forTenant('tenant', () => {
      const list = { name: 'List', format: 'csv', timeZone: 'UTC', now: NOW, columns: [], readAfter } as const
      return buffer(exportAnswer(list).body as Readable)
    })
  await expect(read(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  try {
    let isOver = false
    const next = read(async () => []).finally(() => {
      isOver = true
    })
    next.catch(() => undefined)
    // Time passes until it has its turn, or has waited too long for it.
    for (; !isOver; await new Promise(setImmediate)) await vi.advanceTimersByTimeAsync(60_000)
    await expect(next).resolves.toBeInstanceOf(Buffer)
  } finally {
    vi.useRealTimers()
  }
})
