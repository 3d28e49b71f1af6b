import type { Hand, RunnerState as ShownState } from '@seaport/contract/desktop/ipc'
import type { RunnerState, RunnerTask } from '@seaport/runner/state'
import type { Contact } from '@seaport/seat-client/session/contact'

/** The runner's state as the window shows it; without a runner nothing runs. */
export function shownState(state: RunnerState | undefined, contact: Contact): ShownState {
  const tasks = state?.tasks ?? []
  const lastAt = contact.lastAt()
  return {
    online: contact.online(),
    running: tasks.length,
    undelivered: tasks.reduce((sum, { undelivered }) => sum + undelivered, 0),
    last_contact_at: lastAt === null ? null : new Date(lastAt).toISOString(),
    tasks: tasks.map(({ id, phase, people, target_count, pages, undelivered, parked, hand }) => ({
      id,
      phase,
      actual_count: people,
      target_count,
      pages,
      undelivered,
      parked_until: parked && new Date(parked.until).toISOString(),
      park_reason: parked?.reason ?? null,
      hand: hand && shownHand(hand),
    })),
  }
}

function shownHand({ step, left }: NonNullable<RunnerTask['hand']>): Hand {
  return { left, step: 'since' in step ? { ...step, since: new Date(step.since).toISOString() } : step }
}
