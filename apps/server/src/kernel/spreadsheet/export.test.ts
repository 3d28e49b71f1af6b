import { expect, test } from 'vitest'
import { exportAnswer } from './export.ts'

/** The last of February in Los Angeles, the first of March in London. */
const NOW = Date.parse('2026-03-01T07:30:00Z')

test.each([
  ['America/Los_Angeles', NOW, '2026-02-28'],
  ['Europe/London', NOW, '2026-03-01'],
  ['Asia/Ho_Chi_Minh', Date.parse('2026-02-28T17:00:00Z'), '2026-03-01'],
])('a file is named by the day in %s', (timeZone, now, day) => {
  const { headers } = exportAnswer({
    ...{ name: 'Tác vụ 任務', format: 'csv', timeZone, now, columns: [] },
    readAfter: async () => [],
  })
  const [, name = ''] = headers['content-disposition']?.split("UTF-8''") ?? []
  expect(decodeURIComponent(name)).toBe(`Tác vụ 任務 ${day}.csv`)
})
