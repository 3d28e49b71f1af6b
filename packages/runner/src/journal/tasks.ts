import type { ClaimedTask } from '@seaport/contract/work/runner.schema'
import type { EndReason } from '@seaport/contract/work/task-state.schema'
import type { Db } from './open.ts'

/**
 * active: in progress. closing: it has an end reason and is being delivered. lost: the server may assign it again. ended: by a person, only its last
 * people are still to be delivered. failed: ended with an error, kept because a person may retry it.
 */
export type Phase = 'active' | 'closing' | 'lost' | 'ended' | 'failed'

export interface Verdict {
  status: 'completed' | 'error'
  reason: EndReason
}

/** A task in the journal. `key` is the journal's own number for it. */
export interface JournaledTask {
  key: number
  claim: ClaimedTask
  phase: Phase
  /** Distinct people found, pages read, failures in a row. */
  people: number
  pages: number
  /** Cost since the claim, and what an earlier claim left unreported, in millionths of a dollar. */
  cost: number
  failures: number
  verdict: Verdict | null
}

export interface TargetRow {
  position: number
  target: string
  outcome: 'pending' | 'done' | 'skipped' | 'failed' | 'unknown'
  reason: EndReason | null
  collected: number
  cursor: string | null
}

export interface Tasks {
  /** Journals a claim: a new task with its targets, or a known one with its new fence, ready to continue. */
  upsertClaim(claim: ClaimedTask, plan: readonly string[], now: number): JournaledTask
  /** @param id the server's id of a task */
  has(id: string): boolean
  get(key: number): JournaledTask
  inPhase(...phases: Phase[]): JournaledTask[]
  setPhase(key: number, phase: Phase, now: number): void
  /** Records a task's end reason. A collection that has enough leaves no target pending: started ones are done, others skipped. */
  close(key: number, verdict: Verdict, now: number): void
  addCost(key: number, micros: number): void
  /** Notes that the server has counted a task's cost up to here. */
  noteToldCost(key: number, micros: number): void
  /** @returns the number for the next progress report */
  nextSequence(key: number): number
  targets(key: number): TargetRow[]
  /** Deletes a task with all its rows. */
  delete(key: number): void
  /** Deletes lost and failed tasks that have not changed since `before`. */
  deleteExpired(before: number): void
}

interface Row extends Omit<JournaledTask, 'claim' | 'verdict'> {
  claim: string
  status: Verdict['status'] | null
  reason: EndReason | null
}

const COLUMNS = 'key, claim, phase, people, pages, cost, failures, status, reason'

export function createTasks(db: Db): Tasks {
  const {
    byKey,
    byId,
    byPhase,
    insert,
    insertTarget,
    readopt,
    reopen,
    reopenTargets,
    setPhase,
    setVerdict,
    settleTargets,
    addCost,
    toldCost,
    noteToldCost,
    nextSequence,
    targets,
    deleteTask,
    deleteExpired,
  } = prepareStatements(db)

  const get = (key: number): JournaledTask => {
    const row = byKey.get(key)
    if (!row) throw new Error(`journal: no task ${key}`)
    return read(row)
  }

  const upsertClaim = db.transaction(
    (claim: ClaimedTask, plan: readonly string[], now: number): JournaledTask => {
      const known = byId.get(claim.id)
      if (!known) {
        const key = Number(insert.run(claim.id, JSON.stringify(claim), now).lastInsertRowid)
        for (const [position, target] of plan.entries()) {
          insertTarget.run(key, position, target, plan.indexOf(target) === position ? 'pending' : 'skipped')
        }
        return get(key)
      }
      // A claim after an error means that a person wants to try again.
      if (known.status === 'error') {
        reopen.run(known.key)
        reopenTargets.run(known.key)
      }
      const phase = known.status === 'completed' ? 'closing' : 'active'
      readopt.run(JSON.stringify(claim), phase, now, known.key)
      return get(known.key)
    },
  )

  const close = db.transaction((key: number, { status, reason }: Verdict, now: number) => {
    if (status === 'completed') settleTargets.run(key)
    setVerdict.run(status, reason, now, key)
  })

  return {
    upsertClaim: (claim, plan, now) => upsertClaim.immediate(claim, plan, now),
    has: (id) => byId.get(id) !== undefined,
    get,
    inPhase: (...phases) => phases.flatMap((phase) => byPhase.all(phase).map(read)),
    setPhase: (key, phase, now) => void setPhase.run(phase, now, key),
    close: (key, verdict, now) => close.immediate(key, verdict, now),
    addCost: (key, micros) => void addCost.run(micros, key),
    noteToldCost(key, micros) {
      // Most tasks cost nothing, and most reports tell of nothing new.
      if (toldCost.get(key)?.told_cost !== micros) noteToldCost.run(micros, key)
    },
    nextSequence: (key) => nextSequence.get(key)?.seq ?? 1,
    targets: (key) => targets.all(key),
    delete: (key) => void deleteTask.run(key),
    deleteExpired: (before) => void deleteExpired.run(before),
  }
}

function prepareStatements(db: Db) {
  return {
    byKey: db.prepare<[number], Row>(`SELECT ${COLUMNS} FROM task WHERE key = ?`),
    byId: db.prepare<[string], Row>(`SELECT ${COLUMNS} FROM task WHERE id = ?`),
    byPhase: db.prepare<[string], Row>(`SELECT ${COLUMNS} FROM task WHERE phase = ? ORDER BY key`),
    insert: db.prepare<[string, string, number]>(
      "INSERT INTO task (id, claim, phase, touched_at) VALUES (?, ?, 'active', ?)",
    ),
    insertTarget: db.prepare<[number, number, string, string]>(
      'INSERT INTO target (task, position, target, outcome) VALUES (?, ?, ?, ?)',
    ),
    readopt: db.prepare<[string, string, number, number]>(
      'UPDATE task SET claim = ?, phase = ?, cost = max(0, cost - told_cost), told_cost = 0, touched_at = ? WHERE key = ?',
    ),
    reopen: db.prepare<[number]>('UPDATE task SET status = NULL, reason = NULL, failures = 0 WHERE key = ?'),
    reopenTargets: db.prepare<[number]>(
      `UPDATE target SET barren = 0, failures = 0, rewinds = 0,
       reason = iif(outcome = 'failed', NULL, reason), outcome = iif(outcome = 'failed', 'pending', outcome) WHERE task = ?`,
    ),
    setPhase: db.prepare<[Phase, number, number]>('UPDATE task SET phase = ?, touched_at = ? WHERE key = ?'),
    setVerdict: db.prepare<[string, string, number, number]>(
      "UPDATE task SET phase = 'closing', status = ?, reason = ?, touched_at = ? WHERE key = ?",
    ),
    settleTargets: db.prepare<[number]>(
      "UPDATE target SET outcome = iif(cursor IS NULL AND collected = 0, 'skipped', 'done') WHERE task = ? AND outcome = 'pending'",
    ),
    addCost: db.prepare<[number, number]>('UPDATE task SET cost = cost + ? WHERE key = ?'),
    toldCost: db.prepare<[number], { told_cost: number }>('SELECT told_cost FROM task WHERE key = ?'),
    noteToldCost: db.prepare<[number, number]>('UPDATE task SET told_cost = ? WHERE key = ?'),
    nextSequence: db.prepare<[number], { seq: number }>(
      'UPDATE task SET seq = seq + 1 WHERE key = ? RETURNING seq',
    ),
    targets: db.prepare<[number], TargetRow>(
      'SELECT position, target, outcome, reason, collected, cursor FROM target WHERE task = ? ORDER BY position',
    ),
    deleteTask: db.prepare<[number]>('DELETE FROM task WHERE key = ?'),
    deleteExpired: db.prepare<[number]>(
      "DELETE FROM task WHERE phase IN ('lost', 'failed') AND touched_at < ?",
    ),
  }
}

function read({ claim, status, reason, ...row }: Row): JournaledTask {
  return {
    ...row,
    claim: JSON.parse(claim) as ClaimedTask,
    verdict: status && reason ? { status, reason } : null,
  }
}
