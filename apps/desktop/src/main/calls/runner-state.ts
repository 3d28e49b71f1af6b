import type {
  ManualProgress,
  RunnerTask,
  RunnerState as ShownState,
} from '@seaport/contract/desktop/ipc.schema'
import type { KeptEntry } from '@seaport/contract/desktop/ipc-manual.schema'
import { UNDO_SECONDS } from '@seaport/contract/work/runner'
import type { KeptEntry as LocalKept } from '@seaport/runner/journal/keeps'
import type { RunnerTask as LocalTask } from '@seaport/runner/state'
import type { SeatClient } from '@seaport/seat-client/seat-client'

/** @returns the runner's state for the window; an idle one without a session */
export function toRunnerState(
  client: Pick<SeatClient, 'runnerState' | 'status' | 'clockAheadMs'>,
): ShownState {
  const tasks = client.runnerState()?.tasks ?? []
  const lastAt = client.status.lastAnswerAt()
  return {
    online: client.status.isOnline(),
    running: tasks.length,
    undelivered: tasks.reduce((sum, { undelivered }) => sum + undelivered, 0),
    disk_full: client.runnerState()?.disk_full ?? false,
    clock_ahead_ms: client.clockAheadMs(),
    egress_fault: client.status.egressFault(),
    last_contact_at: lastAt === null ? null : new Date(lastAt).toISOString(),
    tasks: tasks.map(toRunnerTask),
  }
}

function toRunnerTask({
  id,
  kind,
  account_id,
  phase,
  people,
  target_count,
  pages,
  undelivered,
  parked,
  manual,
  collection,
}: LocalTask): RunnerTask {
  return {
    id,
    kind,
    account_id,
    phase,
    actual_count: people,
    target_count,
    pages,
    undelivered,
    parked_until: parked?.until ? new Date(parked.until).toISOString() : null,
    park_reason: parked?.reason ?? null,
    manual: manual && toManualProgress(manual),
    collection: collection && { ...collection, recent: collection.recent.map(toKeptEntry) },
  }
}

const waiting: ReadonlySet<LocalKept['state']> = new Set(['new', 'sent', 'undoing'])

function toKeptEntry({ seq, handle, name, url, note, state, kept_at }: LocalKept): KeptEntry {
  const shown = waiting.has(state) ? 'waiting' : state
  return {
    seq,
    handle,
    name,
    url,
    note,
    state: shown as KeptEntry['state'],
    kept_at: new Date(kept_at).toISOString(),
  }
}

function toManualProgress({ step, remaining, last }: NonNullable<LocalTask['manual']>): ManualProgress {
  return {
    remaining,
    step: 'since' in step ? { ...step, since: new Date(step.since).toISOString() } : step,
    last: last && {
      target: last.target,
      outcome: last.outcome,
      undo_until: new Date(last.at + UNDO_SECONDS * 1000).toISOString(),
    },
  }
}
