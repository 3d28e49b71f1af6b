import { expect, test, vi } from 'vitest'
import { CommitUnknown, ConnectionLost } from '../db/faults.ts'
import { type TransactionHost, withTransaction } from './unit-of-work.ts'

/** A database whose first commits fail with these codes, and the events that were sent. */
function host(codes: readonly string[]) {
  const failures = [...codes]
  const sent: unknown[] = []
  const bus = {
    withCommit: vi.fn(async () => undefined),
    afterCommit: (events: unknown[]) => sent.push(...events),
  }
  const execute = vi.fn(async (work: (trx: object) => Promise<unknown>) => {
    const answer = await work({})
    const code = failures.shift()
    if (code === 'CONNECTION_LOST') throw new ConnectionLost(code)
    if (code === 'COMMIT_UNKNOWN') throw new CommitUnknown(code)
    if (code !== undefined) throw Object.assign(new Error(code), { code })
    return answer
  })
  const database = { kind: 'postgres', db: { transaction: () => ({ execute }) } }
  return { sent, bus, execute, host: { database, bus, clock: () => 7 } as unknown as TransactionHost }
}

const event = { type: 'user' } as const
const work = async (unit: Parameters<Parameters<typeof withTransaction>[1]>[0]) => {
  unit.emit('tenant', event)
  return unit.now
}

test.each([[[]], [['40P01']], [['40001', '40P01', '40P01']], [['23503', '23505']], [['CONNECTION_LOST']]])(
  'after %j a unit of work is done once, and its events are sent once',
  async (codes) => {
    const given = host(codes)
    expect(await withTransaction(given.host, work)).toBe(7)
    expect(given.execute).toHaveBeenCalledTimes(codes.length + 1)
    expect(given.sent).toEqual([{ tenantId: 'tenant', event }])
    expect(given.bus.withCommit).toHaveBeenLastCalledWith({}, given.sent)
  },
)

test.each([
  ['a fourth deadlock', ['40P01', '40P01', '40P01', '40P01'], 4],
  ['a row that another holds each time', ['23505', '23505', '23505', '23505'], 4],
  ['a broken rule of the database', ['23514'], 1],
  ['a commit that may have been kept', ['COMMIT_UNKNOWN'], 1],
])('%s reaches the caller, and no events are sent', async (_what, codes, tries) => {
  const given = host(codes)
  await expect(withTransaction(given.host, work)).rejects.toMatchObject({ code: codes.at(-1) })
  expect(given.execute).toHaveBeenCalledTimes(tries)
  expect(given.sent).toEqual([])
})
