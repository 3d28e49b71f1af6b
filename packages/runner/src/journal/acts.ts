import type { PromotionOutcome, PromotionTarget } from '@seaport/contract/work/runner'
import type { Db } from './open.ts'

/** Something that a person began to do to a target. */
export interface Act {
  target: PromotionTarget
  begun_at: number
  /** The program stopped meanwhile, or another desktop began it: nobody but a person knows whether it was done. */
  asking: boolean
}

/**
 * What people do by hand: the intent is written before they get to see the target, what they say of it after. An intent of which nothing was said is
 * never offered again by itself.
 */
export interface Acts {
  begin(task: number, target: PromotionTarget, now: number, asking?: boolean): void
  /** @returns what was begun and of which nothing was said yet */
  current(task: number): Act | null
  /** Keeps what a person says. @returns false when nothing is begun at the position */
  tell(task: number, told: PromotionOutcome): boolean
  /** @returns the oldest thing that was said and that the server does not have yet */
  nextTold(task: number): PromotionOutcome | null
  delivered(task: number, position: number): void
  waiting(task: number): number
  /** How many targets the server has as done. */
  setDone(task: number, done: number): void
  /** After a start: whoever was at a target is asked. */
  askAll(): void
}

export function createActs(db: Db): Acts {
  const begin = db.prepare<[number, number, string, number, number]>(
    `INSERT INTO act (task, position, target, begun_at, asking) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (task, position) DO UPDATE SET target = excluded.target, begun_at = excluded.begun_at,
       asking = excluded.asking, outcome = NULL, reason = NULL`,
  )
  const current = db.prepare<[number], { target: string; begun_at: number; asking: number }>(
    'SELECT target, begun_at, asking FROM act WHERE task = ? AND outcome IS NULL ORDER BY position LIMIT 1',
  )
  const tell = db.prepare<[string, string | null, number, number]>(
    'UPDATE act SET outcome = ?, reason = ? WHERE task = ? AND position = ? AND outcome IS NULL',
  )
  const told = db.prepare<[number], PromotionOutcome>(
    'SELECT position, outcome, reason FROM act WHERE task = ? AND outcome IS NOT NULL ORDER BY position LIMIT 1',
  )
  const drop = db.prepare<[number, number]>(
    'DELETE FROM act WHERE task = ? AND position = ? AND outcome IS NOT NULL',
  )
  const waiting = db
    .prepare<[number], number>('SELECT count(*) FROM act WHERE task = ? AND outcome IS NOT NULL')
    .pluck()
  const setDone = db.prepare<[number, number]>('UPDATE task SET people = ? WHERE key = ?')
  const askAll = db.prepare('UPDATE act SET asking = 1 WHERE outcome IS NULL')

  return {
    begin: (task, target, now, asking = false) =>
      void begin.run(task, target.position, JSON.stringify(target), now, asking ? 1 : 0),
    current(task) {
      const row = current.get(task)
      return row
        ? {
            target: JSON.parse(row.target) as PromotionTarget,
            begun_at: row.begun_at,
            asking: row.asking === 1,
          }
        : null
    },
    tell: (task, { position, outcome, reason }) => tell.run(outcome, reason, task, position).changes > 0,
    nextTold: (task) => told.get(task) ?? null,
    delivered: (task, position) => void drop.run(task, position),
    waiting: (task) => waiting.get(task) ?? 0,
    setDone: (task, done) => void setDone.run(done, task),
    askAll: () => void askAll.run(),
  }
}
