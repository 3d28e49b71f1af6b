import { sql } from 'kysely'
import { vi } from 'vitest'
import type { Db, Trx } from '../db/schema.ts'
import type { TestServer } from './test-server.ts'

/**
 * Calls while another transaction has changed rows and not committed yet: the call has done its first reads and waits
 * for the rows. The change is committed then, so a call that decides by its earlier reads decides wrongly.
 * @returns the call's result
 */
export async function whileHeld<Answer>(
  { installation }: Pick<TestServer, 'installation'>,
  change: (trx: Trx) => Promise<unknown>,
  call: () => Promise<Answer>,
): Promise<Answer> {
  const { db, kind } = installation.database
  const { calling } = await db.transaction().execute(async (trx) => {
    await change(trx)
    const calling = call()
    // On SQLite the call comes after the commit, whatever it has read before: there is one writer.
    if (kind === 'postgres') await untilBlocked(db, trx, calling)
    return { calling }
  })
  return calling
}

/**
 * Commits another change after the call's first reads, and before its transaction begins.
 * @param skip number of the call's transactions to let pass
 * @returns the call's result, and whether it began that transaction
 */
export async function beforeTransaction<Answer>(
  { installation }: Pick<TestServer, 'installation'>,
  change: (trx: Trx) => Promise<unknown>,
  call: () => Promise<Answer>,
  skip = 0,
): Promise<{ answer: Answer; began: boolean }> {
  const { db } = installation.database
  const begin = db.transaction.bind(db)
  let count = 0
  let changed: Promise<unknown> | undefined
  const spy = vi.spyOn(db, 'transaction').mockImplementation(() => {
    const transaction = begin()
    count += 1
    if (count <= skip) return transaction
    const { execute } = transaction
    transaction.execute = async (work) => {
      // A job's transaction may come first; the call's waits for the change all the same.
      changed ??= begin().execute(change)
      await changed
      return execute.call(transaction, work) as ReturnType<typeof work>
    }
    return transaction
  })
  try {
    return { answer: await call(), began: count > skip }
  } finally {
    await changed
    spy.mockRestore()
  }
}

/** Polls until a query waits for the transaction, or the call is over without waiting. */
async function untilBlocked(db: Db, trx: Trx, calling: Promise<unknown>): Promise<void> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
  let isOver = false
  const end = () => {
    isOver = true
  }
  calling.then(end, end)
  while (!isOver) {
    const waiting = await sql`
      select 1 from pg_stat_activity where ${rows[0]?.pid} = any(pg_blocking_pids(pid))`.execute(db)
    if (waiting.rows.length > 0) return
  }
}
