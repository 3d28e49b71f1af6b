import { MAX_BATCH } from '@seaport/contract/work/runner'
import { expect, test } from 'vitest'
import { deliver } from './deliver.ts'

const config = { reportIntervalMs: { min: 1, max: 9 } }
const signal = new AbortController().signal

/** Batches of these sizes wait; once all are delivered and one wait has passed, the task is closing. */
function delivering(...sizes: number[]) {
  const left = sizes.map((size, at) => ({ batch_id: `b${at}`, items: Array.from({ length: size }) }))
  const did: string[] = []
  const run = {
    key: 1,
    claim: { id: 'task', fence: 3 },
    closing: false,
    onDelivered: { set: () => did.push('told') },
    onCollected: {
      async wait(ms: number) {
        did.push(`waits ${ms}`)
        run.closing = left.length === 0
      },
    },
  }
  const context = {
    config,
    changed: () => undefined,
    connection: { retryUntilAnswered: <T>(call: () => T) => call() },
    journal: {
      outbox: {
        next: () => left[0] ?? null,
        delivered(_key: number, { batch_id }: { batch_id: string }, left_out: string[]) {
          did.push(`${batch_id} without ${left_out}`)
          left.shift()
          // Without this check, a batch that is removed twice or never would be sent forever.
          if (did.length > 20) throw new Error('delivers without end')
        },
      },
    },
    server: {
      async uploadResources(id: string, body: { fence: number; batch_id: string; items: unknown[] }) {
        did.push(`${id} ${body.fence}: ${body.items.length}`)
        if (did.length > 20) throw new Error('delivers without end')
        return { left_out: ['x'] }
      },
    },
  }
  return { did, delivered: deliver(context as never, run as never, signal) }
}

test('a large batch is followed by the next at once, a small one waits for more pages, none waits for the next report', async () => {
  const { did, delivered } = delivering(MAX_BATCH / 2, MAX_BATCH / 2 - 1)
  await delivered
  expect(did).toEqual([
    `task 3: ${MAX_BATCH / 2}`,
    'b0 without x',
    'told',
    `task 3: ${MAX_BATCH / 2 - 1}`,
    'b1 without x',
    'told',
    'waits 1',
  ])
})

test('while the task runs, an empty outbox waits', async () => {
  const { did, delivered } = delivering()
  await delivered
  expect(did).toEqual(['waits 9'])
})
