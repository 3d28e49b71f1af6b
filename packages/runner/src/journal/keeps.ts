import type { KeptPage } from '@seaport/contract/work/runner.schema'
import type { Db } from './open.ts'

/** A profile that a person keeps. */
export interface KeptProfile {
  /** Identity of the person, as far as the address reveals it. */
  external_id: string
  handle: string
  name: string
  url: string
  /** Title of the page, from which the server parses the name. */
  title: string
}

/** new: not sent yet. sent: possibly arrived. rejected: the server found no profile at the address. */
export type KeepState =
  | 'new'
  | 'sent'
  | 'kept'
  | 'known'
  | 'opted_out'
  | 'in_library'
  | 'rejected'
  | 'undoing'

/** A keep, as shown to the person who made it. */
export interface KeptEntry extends Omit<KeptProfile, 'title'> {
  seq: number
  note: string
  /** The source under which it was found: a list, link or keyword. */
  position: number
  state: KeepState
  /** Milliseconds since the epoch. */
  kept_at: number
}

/** The next request to the server. `version` tells whether the note has changed since. */
export type KeepOrder =
  | { action: 'keep'; seq: number; version: number; page: KeptPage }
  | { action: 'undo'; seq: number; url: string }

/** The server's result for a keep. */
export interface KeepAnswer {
  outcome: 'kept' | 'opted_out' | 'in_library'
  known: boolean
  collected: number
}

/** People kept by hand: journaled before anything is sent, and sent in order until answered. Requests are idempotent on the server. */
export interface Keeps {
  /** @returns false if the task already has the person */
  keep(task: number, position: number, profile: KeptProfile, note: string, now: number): boolean
  /** Undoes a keep, or dismisses a rejected one. @returns false if there is no such keep */
  undo(task: number, seq: number): boolean
  /** @returns false if the person was not kept */
  setNote(task: number, seq: number, note: string): boolean
  nextOrder(task: number): KeepOrder | null
  kept(task: number, seq: number, version: number, answer: KeepAnswer): void
  rejected(task: number, seq: number): void
  undone(task: number, seq: number, collected: number): void
  /** Number of unanswered requests. */
  waiting(task: number): number
  /** Change in the task's number of people once all requests are answered; may be negative. */
  expected(task: number): number
  /** The people kept last, newest first. */
  recent(task: number, limit: number): KeptEntry[]
}

interface Row {
  seq: number
  position: number
  entry: string
  note: string
  version: number
  state: KeepState
  counted: number
  kept_at: number
  source: string
}

const UNANSWERED = "state IN ('new', 'sent', 'undoing')"

export function createKeeps(db: Db): Keeps {
  const { find, insert, remove, setState, setNote, byPerson, oldest, waiting, expected, recent, ...counts } =
    prepareStatements(db)
  const count = (task: number, position: number, by: number, collected: number) => {
    counts.setPeople.run(collected, task)
    if (by !== 0) counts.countTarget.run(by, task, position)
  }

  const keep = db.transaction(
    (task: number, position: number, profile: KeptProfile, note: string, now: number): boolean => {
      if (byPerson.get(task, profile.external_id)) return false
      insert.run(task, profile.external_id, position, JSON.stringify(profile), note, now)
      return true
    },
  )
  const undo = db.transaction((task: number, seq: number): boolean => {
    const row = find.get(task, seq)
    if (!row || row.state === 'undoing') return false
    const isSent = row.state === 'sent' || row.state === 'kept' || row.state === 'known'
    if (isSent) setState.run('undoing', row.counted, seq)
    else remove.run(seq)
    return true
  })
  const nextOrder = db.transaction((task: number): KeepOrder | null => {
    const row = oldest.get(task)
    if (!row) return null
    const { seq, version, note } = row
    const { url, title } = JSON.parse(row.entry) as KeptProfile
    if (row.state === 'undoing') return { action: 'undo', seq, url }
    if (row.state === 'new') setState.run('sent', 0, seq)
    return { action: 'keep', seq, version, page: { url, title, note, source: row.source } }
  })
  const kept = db.transaction(
    (task: number, seq: number, version: number, { outcome, known, collected }: KeepAnswer) => {
      const row = find.get(task, seq)
      if (!row) return
      const isKept = outcome === 'kept'
      const counted = isKept ? 1 : 0
      count(task, row.position, counted - row.counted, collected)
      // Undone while the answer was in transit; a note that changed in the meantime is sent again.
      const isOver = row.state !== 'undoing' && row.version === version
      const answered = isKept && known ? 'known' : outcome
      setState.run(isOver ? answered : row.state, counted, seq)
    },
  )
  const undone = db.transaction((task: number, seq: number, collected: number) => {
    const row = find.get(task, seq)
    if (!row) return
    count(task, row.position, row.counted ? -1 : 0, collected)
    remove.run(seq)
  })

  return {
    keep: (task, position, profile, note, now) => keep.immediate(task, position, profile, note, now),
    undo: (task, seq) => undo.immediate(task, seq),
    setNote: (task, seq, note) => setNote.run(note, task, seq).changes > 0,
    nextOrder: (task) => nextOrder.immediate(task),
    kept: (task, seq, version, answer) => kept.immediate(task, seq, version, answer),
    rejected: (_task, seq) => void setState.run('rejected', 0, seq),
    undone: (task, seq, collected) => undone.immediate(task, seq, collected),
    waiting: (task) => waiting.get(task) ?? 0,
    expected: (task) => expected.get(task) ?? 0,
    recent: (task, limit) => recent.all(task, limit).map(toEntry),
  }
}

function prepareStatements(db: Db) {
  const columns = 'seq, position, entry, note, version, state, counted, kept_at'
  return {
    find: db.prepare<[number, number], Row>(`SELECT ${columns} FROM kept WHERE task = ? AND seq = ?`),
    insert: db.prepare<[number, string, number, string, string, number]>(
      "INSERT INTO kept (task, person, position, entry, note, state, kept_at) VALUES (?, ?, ?, ?, ?, 'new', ?)",
    ),
    remove: db.prepare<[number]>('DELETE FROM kept WHERE seq = ?'),
    setState: db.prepare<[KeepState, number, number]>('UPDATE kept SET state = ?, counted = ? WHERE seq = ?'),
    setNote: db.prepare<[string, number, number]>(
      `UPDATE kept SET note = ?, version = version + 1, state = iif(state IN ('kept', 'known'), 'sent', state)
       WHERE task = ? AND seq = ? AND state IN ('new', 'sent', 'kept', 'known')`,
    ),
    byPerson: db.prepare<[number, string], { seq: number }>(
      "SELECT seq FROM kept WHERE task = ? AND person = ? AND state IN ('new', 'sent', 'kept', 'known') LIMIT 1",
    ),
    oldest: db.prepare<[number], Row>(
      `SELECT ${columns}, coalesce((SELECT target FROM target WHERE target.task = kept.task AND target.position = kept.position), '') AS source
       FROM kept WHERE task = ? AND ${UNANSWERED} ORDER BY seq LIMIT 1`,
    ),
    waiting: db
      .prepare<[number], number>(`SELECT count(*) FROM kept WHERE task = ? AND ${UNANSWERED}`)
      .pluck(),
    expected: db
      .prepare<[number], number>(
        `SELECT coalesce(sum(iif(state = 'undoing', -counted, 1 - counted)), 0) FROM kept WHERE task = ? AND ${UNANSWERED}`,
      )
      .pluck(),
    recent: db.prepare<[number, number], Row>(
      `SELECT ${columns} FROM kept WHERE task = ? AND state <> 'undoing' ORDER BY seq DESC LIMIT ?`,
    ),
    setPeople: db.prepare<[number, number]>('UPDATE task SET people = ? WHERE key = ?'),
    countTarget: db.prepare<[number, number, number]>(
      'UPDATE target SET collected = collected + ? WHERE task = ? AND position = ?',
    ),
  }
}

function toEntry({ seq, note, position, state, kept_at, entry }: Row): KeptEntry {
  const { external_id, handle, name, url } = JSON.parse(entry) as KeptProfile
  return { seq, external_id, handle, name, url, note, position, state, kept_at }
}
