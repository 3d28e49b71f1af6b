import type { Task } from '@seaport/contract/work/task.schema'
import { localStore } from '@seaport/i18n/storage'
import { useScopedKey } from '@seaport/ui/storage-scope'
import { storedAtom } from '@seaport/ui/stored-atom'
import { useAtom } from 'jotai'
import { useServerNow } from '../../../shared/useClock.ts'
import { endOf } from '../inbox-entries.ts'

interface Seen {
  /** When everything was last marked as seen. */
  since: string
  /** Ends of tasks marked as seen one by one since then. */
  ids: string[]
}

/** Tasks that ended before the first visit are not new. */
const firstLook = (now: number): Seen => ({ since: new Date(now).toISOString(), ids: [] })

/** Which ended tasks the person has seen, on this computer. */
export function useSeenTasks() {
  const key = useScopedKey('seen-tasks')
  const now = useServerNow()
  const atom = seenAtom(key, now)
  const [{ since, ids }, set] = useAtom(atom)
  return {
    since,
    ids: new Set(ids),
    markSeen: (task: Pick<Task, 'id' | 'ended_at'>) => set({ since, ids: [...ids, endOf(task)] }),
    markAllSeen: () => set(firstLook(now())),
  }
}

/** One atom per seat: rail, inbox and board show the same. */
const atoms = new Map<string, ReturnType<typeof createSeenAtom>>()

function seenAtom(key: string, now: () => number) {
  const known = atoms.get(key) ?? createSeenAtom(key, now())
  atoms.set(key, known)
  return known
}

function createSeenAtom(key: string, now: number) {
  const first = firstLook(now)
  const atom = storedAtom<Seen>(key, first, {
    deserialize: (text) => readSeen(text),
    serialize: JSON.stringify,
  })
  // Starts counting at the first visit, and across restarts.
  if (localStore.getItem(key) === null) localStore.setItem(key, JSON.stringify(first))
  return atom
}

function readSeen(text: string): Seen | undefined {
  try {
    const { since, ids } = JSON.parse(text) as Partial<Seen>
    // The server refuses another form of the moment.
    const isMoment = typeof since === 'string' && new Date(since).toISOString() === since
    return isMoment && Array.isArray(ids) ? { since, ids: ids.map(String) } : undefined
  } catch {
    return undefined
  }
}
