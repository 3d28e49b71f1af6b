import { expect, test } from 'vitest'
import { finish, report } from './report.ts'
import { ServerRefused } from './server.ts'
import { TaskLostError } from './task-errors.ts'

const ended = new Error('enough')

/** A task that has cost 185,000, of fence 3. Reports end at the first wait; `answer` is what the connection makes of a call. */
function reporting(answer: (call: () => Promise<unknown>, run: { claim: { fence: number } }) => unknown) {
  const did: string[] = []
  const run = {
    key: 7,
    claim: { id: 'task', fence: 3 },
    parked: null,
    onProgress: { wait: () => Promise.reject(ended) },
  }
  const tell = (body: { fence: number; cost: number }) => {
    did.push(`tells ${body.fence}: ${body.cost}`)
    return Promise.resolve({})
  }
  const context = {
    config: { reportIntervalMs: { min: 1, max: 9 }, serverBackoff: { baseMs: 1, maxMs: 1 } },
    clock: { wait: () => Promise.reject(ended) },
    logger: { info: () => undefined, warn: (_fields: object, message: string) => did.push(message) },
    connection: {
      tryOnce: async (call: () => Promise<unknown>) => await answer(call, run),
      retryUntilAnswered: async (call: () => Promise<unknown>) => await answer(call, run),
    },
    journal: {
      tasks: {
        nextSequence: () => 1,
        get: () => ({ people: 2, pages: 1, cost: 185_000 }),
        targets: () => [],
        noteToldCost: (key: number, cost: number) => void did.push(`notes ${key}: ${cost}`),
      },
    },
    server: {
      progress: (_id: string, body: { fence: number; cost: number }) => tell(body),
      finish: (_id: string, body: { fence: number; cost: number }) => tell(body),
    },
  }
  const signal = new AbortController().signal
  return {
    did,
    context,
    reported: () => report(context as never, run as never, signal).catch((error: unknown) => error),
    finished: () =>
      finish(context as never, run as never, { status: 'completed', reason: null } as never, signal),
  }
}

test('the cost of a report or ending that the server took is noted', async () => {
  const { did, reported, finished } = reporting((call) => call())
  expect(await reported()).toBe(ended)
  await finished()
  expect(did).toEqual(['tells 3: 185000', 'notes 7: 185000', 'tells 3: 185000', 'notes 7: 185000'])
})

test('a report without an answer is not noted, since the server may not have counted it', async () => {
  const { did, reported } = reporting(async (call) => {
    await call()
    return null
  })
  expect(await reported()).toBe(ended)
  expect(did).toEqual(['tells 3: 185000'])
})

test('what an earlier claim told is not noted for the one that has begun meanwhile', async () => {
  const { did, reported } = reporting(async (call, run) => {
    const answer = await call()
    run.claim = { ...run.claim, fence: 4 }
    return answer
  })
  expect(await reported()).toBe(ended)
  expect(did).toEqual(['tells 3: 185000'])
})

test('a full disk keeps the cost from being noted, but stops neither reports nor the ending', async () => {
  const { did, context, reported, finished } = reporting((call) => call())
  context.journal.tasks.noteToldCost = () => {
    throw new Error('database or disk is full')
  }
  expect(await reported()).toBe(ended)
  await finished()
  expect(did.filter((one) => one === 'a told cost was not noted')).toHaveLength(2)
})

test.each([
  // The report is at fault, not the task: the next one is another one.
  ['invalid_input', ended],
  ['too_large', ended],
  ['unsupported_media', ended],
  ['stale_fence', new TaskLostError('expired')],
  ['task_wrong_state', new TaskLostError('ended')],
  ['not_found', new TaskLostError('deleted')],
] as const)('a report refused with %s ends in: %s', async (reason, end) => {
  const { did, reported } = reporting(() => Promise.reject(new ServerRefused(reason, 400)))
  expect(await reported()).toEqual(end)
  expect(did).toEqual([])
})
