import { randomUUID } from 'node:crypto'
import type { CollectedItem } from '@seaport/contract/work/resource.schema'
import { MAX_BATCH } from '@seaport/contract/work/runner'
import type { Db } from './open.ts'

/** Maximum length of a batch, below the body limit of `uploadResources` even if each character takes three bytes. */
const MAX_LENGTH = 2 * 1024 * 1024

export interface Batch {
  batch_id: string
  items: CollectedItem[]
  /** Sequence number of its last row. */
  lastSeq: number
}

/** People to be delivered to the server, in the order in which they were found. */
export interface Outbox {
  /**
   * @returns the task's next batch, or null. Pages are joined into a batch of at most MAX_BATCH people. Until it is delivered, it stays the same
   * batch with the same id, in another process too.
   */
  next(task: number): Batch | null
  /**
   * Removes a delivered batch.
   * @param skipped external ids that the server does not store: they no longer count for the task or their target, but remain seen
   */
  delivered(task: number, batch: Batch, skipped?: readonly string[]): void
  /** Undelivered people of one task, or of all. */
  waiting(task?: number): number
  /** Deletes a task's undelivered people. @returns their number */
  discard(task: number): number
}

interface Row {
  seq: number
  batch_id: string | null
  count: number
  items: string
  target: number | null
}

export function createOutbox(db: Db): Outbox {
  const rows = db.prepare<[number], Row>(
    'SELECT seq, batch_id, count, items, target FROM outbox WHERE task = ? ORDER BY seq',
  )
  const batchRows = db.prepare<[number, string], Pick<Row, 'items' | 'target'>>(
    'SELECT items, target FROM outbox WHERE task = ? AND batch_id = ?',
  )
  const seal = db.prepare<[string, number, number]>(
    'UPDATE outbox SET batch_id = ? WHERE task = ? AND seq <= ?',
  )
  const remove = db.prepare<[number, number, string]>(
    'DELETE FROM outbox WHERE task = ? AND seq <= ? AND batch_id = ?',
  )
  const discard = db.prepare<[number]>('DELETE FROM outbox WHERE task = ?')
  const uncountUndelivered = db.prepare<[number, number]>(
    'UPDATE task SET undelivered = undelivered - ? WHERE key = ?',
  )
  const uncount = db.prepare<[number, number]>('UPDATE task SET people = people - ? WHERE key = ?')
  const uncountTarget = db.prepare<[number, number, number]>(
    'UPDATE target SET collected = collected - ? WHERE task = ? AND position = ?',
  )
  const waitingOf = db.prepare<[number], number>('SELECT undelivered FROM task WHERE key = ?').pluck()
  const waiting = db.prepare<[], number>('SELECT coalesce(sum(undelivered), 0) FROM task').pluck()

  const next = db.transaction((task: number): Batch | null => {
    const taken: Row[] = []
    let count = 0
    let length = 0
    for (const row of rows.iterate(task)) {
      const first = taken[0]
      count += row.count
      length += row.items.length
      if (first && (row.batch_id !== first.batch_id || count > MAX_BATCH || length > MAX_LENGTH)) break
      taken.push(row)
    }
    const [first, last] = [taken[0], taken.at(-1)]
    if (!first || !last) return null
    const batch_id = first.batch_id ?? randomUUID()
    if (first.batch_id === null) seal.run(batch_id, task, last.seq)
    const items = taken.flatMap((row) => JSON.parse(row.items) as CollectedItem[])
    return { batch_id, items, lastSeq: last.seq }
  })

  const skip = (task: number, batchId: string, ids: ReadonlySet<string>) => {
    for (const row of batchRows.all(task, batchId)) {
      const items = JSON.parse(row.items) as CollectedItem[]
      const count = items.filter(({ external_id }) => ids.has(external_id)).length
      uncount.run(count, task)
      if (row.target !== null) uncountTarget.run(count, task, row.target)
    }
  }

  const delivered = db.transaction(
    (task: number, { batch_id, items, lastSeq }: Batch, skipped: Set<string>) => {
      if (skipped.size > 0) skip(task, batch_id, skipped)
      if (remove.run(task, lastSeq, batch_id).changes > 0) uncountUndelivered.run(items.length, task)
    },
  )

  const discardAll = db.transaction((task: number): number => {
    const discarded = waitingOf.get(task) ?? 0
    discard.run(task)
    uncountUndelivered.run(discarded, task)
    return discarded
  })

  return {
    next: (task) => next.immediate(task),
    delivered: (task, batch, skipped = []) => delivered.immediate(task, batch, new Set(skipped)),
    waiting: (task) => (task === undefined ? waiting.get() : waitingOf.get(task)) ?? 0,
    discard: (task) => discardAll.immediate(task),
  }
}
