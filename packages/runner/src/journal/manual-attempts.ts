import type { PromotionOutcome, PromotionTarget } from '@seaport/contract/work/runner.schema'
import type { Db } from './open.ts'

/** A target that a person started. */
export interface ManualAttempt {
  target: PromotionTarget
  /** Milliseconds since the epoch. */
  started_at: number
  /** The process was stopped, or another device started the target: only a person knows whether it was done. */
  needsOutcome: boolean
}

/** A sent post or message, as the network identifies it. */
export interface LandedAct {
  account: string
  /** The network's id of the post or message. */
  id: string
  /** Milliseconds since the epoch. */
  at: number
}

/** Retention of the networks' ids. Lookups happen within days, so older ones need not be told apart. */
const LANDED_KEPT_MS = 90 * 24 * 60 * 60_000

/**
 * Attempts by hand: the start is journaled before the person sees the target, the outcome afterwards. An attempt without an outcome is never repeated
 * automatically.
 */
export interface ManualAttempts {
  start(task: number, target: PromotionTarget, now: number, needsOutcome?: boolean): void
  /** @returns the attempt without an outcome */
  current(task: number): ManualAttempt | null
  /**
   * @param landed the network's id and time, if something was sent
   * @returns false if there is no attempt without an outcome at the position
   */
  recordOutcome(task: number, outcome: PromotionOutcome, landed?: LandedAct): boolean
  /** @returns whether this post or message belongs to another attempt of the account */
  hasLanded(account: string, id: string): boolean
  /** @returns the oldest undelivered outcome */
  nextOutcome(task: number): PromotionOutcome | null
  delivered(task: number, position: number): void
  /** @returns the number of undelivered outcomes */
  waiting(task: number): number
  /** Records how many targets the server counts as done. */
  setDone(task: number, done: number): void
  /** Marks targets in progress as interrupted after a restart, so that people are asked for the outcome. */
  markAllInterrupted(): void
}

export function createManualAttempts(db: Db): ManualAttempts {
  const start = db.prepare<[number, number, string, number, number]>(
    `INSERT INTO act (task, position, target, begun_at, asking) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (task, position) DO UPDATE SET target = excluded.target, begun_at = excluded.begun_at,
       asking = excluded.asking, outcome = NULL, reason = NULL`,
  )
  const current = db.prepare<[number], { target: string; begun_at: number; asking: number }>(
    'SELECT target, begun_at, asking FROM act WHERE task = ? AND outcome IS NULL ORDER BY position LIMIT 1',
  )
  const setOutcome = db.prepare<[string, string | null, number, number]>(
    'UPDATE act SET outcome = ?, reason = ? WHERE task = ? AND position = ? AND outcome IS NULL',
  )
  const addLanded = db.prepare<[string, string, number]>(
    'INSERT INTO landed (account, id, at) VALUES (?, ?, ?) ON CONFLICT (account, id) DO NOTHING',
  )
  const dropLanded = db.prepare<[number]>('DELETE FROM landed WHERE at < ?')
  const hasLanded = db
    .prepare<[string, string], number>('SELECT count(*) FROM landed WHERE account = ? AND id = ?')
    .pluck()
  const nextOutcome = db.prepare<[number], PromotionOutcome>(
    'SELECT position, outcome, reason FROM act WHERE task = ? AND outcome IS NOT NULL ORDER BY position LIMIT 1',
  )
  const drop = db.prepare<[number, number]>(
    'DELETE FROM act WHERE task = ? AND position = ? AND outcome IS NOT NULL',
  )
  const waiting = db
    .prepare<[number], number>('SELECT count(*) FROM act WHERE task = ? AND outcome IS NOT NULL')
    .pluck()
  const setDone = db.prepare<[number, number]>('UPDATE task SET people = ? WHERE key = ?')
  const markAllInterrupted = db.prepare('UPDATE act SET asking = 1 WHERE outcome IS NULL')

  return {
    start: (task, target, now, needsOutcome = false) =>
      void start.run(task, target.position, JSON.stringify(target), now, needsOutcome ? 1 : 0),
    current(task) {
      const row = current.get(task)
      return row
        ? {
            target: JSON.parse(row.target) as PromotionTarget,
            started_at: row.begun_at,
            needsOutcome: row.asking === 1,
          }
        : null
    },
    recordOutcome: db.transaction((task: number, told: PromotionOutcome, landed?: LandedAct) => {
      if (landed) {
        dropLanded.run(landed.at - LANDED_KEPT_MS)
        addLanded.run(landed.account, landed.id, landed.at)
      }
      return setOutcome.run(told.outcome, told.reason, task, told.position).changes > 0
    }),
    hasLanded: (account, id) => hasLanded.get(account, id) === 1,
    nextOutcome: (task) => nextOutcome.get(task) ?? null,
    delivered: (task, position) => void drop.run(task, position),
    waiting: (task) => waiting.get(task) ?? 0,
    setDone: (task, done) => void setDone.run(done, task),
    markAllInterrupted: () => void markAllInterrupted.run(),
  }
}
