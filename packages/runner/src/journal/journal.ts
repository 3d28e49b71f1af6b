import type { RateStore } from '../executor.ts'
import { createKeeps, type Keeps } from './keeps.ts'
import { createManualAttempts, type ManualAttempts } from './manual-attempts.ts'
import { type Db, openReadable } from './open.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { createPages, type Pages } from './pages.ts'
import { createRateStore } from './rates.ts'
import { createTasks, type Tasks } from './tasks.ts'

/** All data that must survive a kill at any moment. All calls are synchronous; the data is on disk when they return. */
export interface Journal {
  readonly tasks: Tasks
  readonly pages: Pages
  readonly outbox: Outbox
  readonly rates: RateStore
  readonly attempts: ManualAttempts
  readonly keeps: Keeps
  /** @throws if the disk accepts no writes */
  assertWritable(): void
  close(): void
}

/**
 * Opens or creates a journal. One per seat and machine.
 * @param onSetAside called with the new path of a journal that could not be read
 * @throws see {@link openDatabase}
 */
export function openJournal(path: string, onSetAside?: (movedTo: string) => void): Journal {
  const db = openReadable(path, onSetAside)
  return {
    tasks: createTasks(db),
    pages: createPages(db),
    outbox: createOutbox(db),
    rates: createRateStore(db),
    attempts: createManualAttempts(db),
    keeps: createKeeps(db),
    assertWritable: createProbe(db),
    close: () => void db.close(),
  }
}

/** Size of a test write, about as large as a page of people. */
const PROBE = ' '.repeat(65_536)

function createProbe(db: Db): () => void {
  const write = db.prepare<[string]>('REPLACE INTO rate (key, remaining, reset_at) VALUES (?, 0, 0)')
  const drop = db.prepare<[string]>('DELETE FROM rate WHERE key = ?')
  return () => {
    write.run(PROBE)
    drop.run(PROBE)
  }
}
