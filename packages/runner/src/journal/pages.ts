import { createHash } from 'node:crypto'
import type { CollectedItem } from '@seaport/contract/work/resource.schema'
import type { EndReason } from '@seaport/contract/work/task-state.schema'
import type { Page } from '../executor.ts'
import type { Db } from './open.ts'
import type { TargetRow } from './tasks.ts'

/** Maximum people in one row of the outbox: few enough that the longest texts stay below the server's body limit. */
const ROW_PEOPLE = 250

/** Cost of reading a target; survives restarts. */
export interface Spent {
  /** Requests since it last yielded somebody new. */
  barren: number
  /** Total failures, and restarts. */
  failures: number
  rewinds: number
}

/** Progress of a collection. */
export interface Pages {
  /** @returns the current target with its cursor; null if none is left */
  nextTarget(task: number): TargetRow | null
  /**
   * Journals one page in one transaction: people not seen before, up to `limit` in total, go to the outbox, and counts and cursor advance. If the
   * limit cut the page short, the cursor stays: should the server skip some people, the page is read again for more.
   * @returns the task's number of people
   */
  commit(task: number, position: number, page: Page, limit: number, now: number): number
  /** @returns whether the task has already found a person */
  isSeen(task: number, externalId: string): boolean
  /** @returns consecutive failures including this one; `position`: of the target whose budget it uses */
  fail(task: number, position?: number): number
  /** @returns the cost of a target so far */
  spent(task: number, position: number): Spent
  /** Restarts a target from its beginning; people already seen stay seen. */
  restartTarget(task: number, position: number): void
  failTarget(task: number, position: number, reason: EndReason): void
}

export function createPages(db: Db): Pages {
  const nextTarget = db.prepare<[number], TargetRow>(
    `SELECT position, target, outcome, reason, collected, cursor FROM target
     WHERE task = ? AND outcome = 'pending' ORDER BY position LIMIT 1`,
  )
  const people = db.prepare<[number], number>('SELECT people FROM task WHERE key = ?').pluck()
  const see = db.prepare<[number, Buffer]>('INSERT OR IGNORE INTO seen (task, person) VALUES (?, ?)')
  const isSeen = db
    .prepare<[number, Buffer], number>('SELECT 1 FROM seen WHERE task = ? AND person = ?')
    .pluck()
  const put = db.prepare<[number, number, number, string]>(
    'INSERT INTO outbox (task, target, count, items) VALUES (?, ?, ?, ?)',
  )
  const countPage = db.prepare<[number, number, number, number]>(
    `UPDATE task SET people = people + ?, undelivered = undelivered + ?, pages = pages + 1, failures = 0, touched_at = ?
     WHERE key = ?`,
  )
  const moveTarget = db.prepare<[string | null, string, number, number]>(
    'UPDATE target SET cursor = ?, outcome = ? WHERE task = ? AND position = ?',
  )
  const countTarget = db.prepare<[number, number, number, number]>(
    `UPDATE target SET collected = collected + ?, barren = iif(? > 0, 0, barren + 1)
     WHERE task = ? AND position = ?`,
  )
  const fail = db.prepare<[number], { failures: number }>(
    'UPDATE task SET failures = failures + 1 WHERE key = ? RETURNING failures',
  )
  const failOf = db.prepare<[number, number]>(
    'UPDATE target SET barren = barren + 1, failures = failures + 1 WHERE task = ? AND position = ?',
  )
  const spent = db.prepare<[number, number], Spent>(
    'SELECT barren, failures, rewinds FROM target WHERE task = ? AND position = ?',
  )
  const restartTarget = db.prepare<[number, number]>(
    'UPDATE target SET cursor = NULL, rewinds = rewinds + 1 WHERE task = ? AND position = ?',
  )
  const failTarget = db.prepare<[string, number, number]>(
    "UPDATE target SET outcome = 'failed', reason = ? WHERE task = ? AND position = ?",
  )

  const commit = db.transaction(
    (task: number, position: number, page: Page, limit: number, now: number): number => {
      const before = people.get(task) ?? 0
      const fresh: CollectedItem[] = []
      let isWhole = true
      for (const item of page.items) {
        isWhole = before + fresh.length < limit
        if (!isWhole) break
        if (see.run(task, keyOf(item.external_id)).changes > 0) fresh.push(item)
      }
      for (let at = 0; at < fresh.length; at += ROW_PEOPLE) {
        const row = fresh.slice(at, at + ROW_PEOPLE)
        put.run(task, position, row.length, JSON.stringify(row))
      }
      countPage.run(fresh.length, fresh.length, now, task)
      countTarget.run(fresh.length, fresh.length, task, position)
      if (isWhole) moveTarget.run(page.next, page.next === null ? 'done' : 'pending', task, position)
      return before + fresh.length
    },
  )

  return {
    nextTarget: (task) => nextTarget.get(task) ?? null,
    commit: (task, position, page, limit, now) => commit.immediate(task, position, page, limit, now),
    isSeen: (task, externalId) => isSeen.get(task, keyOf(externalId)) !== undefined,
    fail(task, position) {
      if (position !== undefined) failOf.run(task, position)
      return fail.get(task)?.failures ?? 0
    },
    spent: (task, position) => spent.get(task, position) ?? { barren: 0, failures: 0, rewinds: 0 },
    restartTarget: (task, position) => void restartTarget.run(task, position),
    failTarget: (task, position, reason) => void failTarget.run(reason, task, position),
  }
}

/** A hash of 16 bytes identifies a person, whatever id their network uses. */
function keyOf(externalId: string): Buffer {
  return createHash('sha256').update(externalId).digest().subarray(0, 16)
}
