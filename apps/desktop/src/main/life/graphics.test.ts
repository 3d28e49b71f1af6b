import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const DAY = 24 * 60 * 60 * 1000
const NOW = Date.UTC(2026, 10, 29)
let app: EventEmitter & { disableHardwareAcceleration: () => void }
let isWithout: boolean

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  isWithout = false
  app = Object.assign(new EventEmitter(), {
    disableHardwareAcceleration: () => {
      isWithout = true
    },
  })
  vi.resetModules()
  vi.doMock('electron', () => ({ app }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.doUnmock('electron')
  vi.resetModules()
})

async function begin(failedAt: number | null) {
  const noted: object[] = []
  const { avoidFailingGraphics } = await import('./graphics.ts')
  avoidFailingGraphics({
    get: () => ({ graphics_failed_at: failedAt }) as never,
    note: (change) => void noted.push(change),
  })
  return noted
}
const end = (type: string, reason: string) => app.emit('child-process-gone', {}, { type, reason })

// daintreehq/daintree#3615, iOfficeAI/AionUi#2945, truelockmc/streambert#170: blank windows, and programs that end, at every start again.
test('where the graphics process kept failing, the next starts draw without it', async () => {
  const noted = await begin(null)
  expect(isWithout).toBe(false)
  end('GPU', 'crashed')
  end('GPU', 'abnormal-exit')
  expect(noted).toEqual([])
  end('GPU', 'launch-failed')
  end('GPU', 'crashed')
  expect(noted).toEqual([{ graphics_failed_at: NOW }])
})

test.each([
  ['a moment ago', NOW, true],
  ['six days ago', NOW - 6 * DAY, true],
  ['seven days ago', NOW - 7 * DAY, false],
  ['years ahead, by a clock that was set back', NOW + 700 * DAY, false],
  ['never', null, false],
])('after failures %s', async (_, failedAt, without) => {
  await begin(failedAt)
  expect(isWithout).toBe(without)
})

test('other processes, and an end that was asked for, do not count', async () => {
  const noted = await begin(null)
  for (let time = 0; time < 5; time += 1) {
    end('Utility', 'crashed')
    end('GPU', 'clean-exit')
    end('GPU', 'killed')
  }
  expect(noted).toEqual([])
})
