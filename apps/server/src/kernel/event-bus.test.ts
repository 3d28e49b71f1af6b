import { expect, test } from 'vitest'
import type { Database } from '../db/open.ts'
import { openEventBus } from './event-bus.ts'
import type { Log } from './log.ts'

test('a subscription that is ended twice is counted once, and ends no other', async () => {
  const bus = await openEventBus({ shared: null } as unknown as Database, {} as Log)
  const heard: string[] = []
  const end = bus.subscribe('tenant', () => heard.push('first'))
  bus.subscribe('tenant', () => heard.push('second'))
  end()
  end()
  bus.afterCommit([{ tenantId: 'tenant', event: { type: 'user' } }])
  expect(heard).toEqual(['second'])
  expect(bus.figures()).toEqual({ listeners: 1, received: 1, delivered: 1, gaps: 0 })
})
