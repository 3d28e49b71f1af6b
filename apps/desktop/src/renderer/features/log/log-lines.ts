import { MAX_LOG_ENTRIES } from '@seaport/contract/desktop/ipc-screens'
import type { LogEntry } from '@seaport/contract/desktop/ipc-screens.schema'

/** The list with one line more; one that was read already stays as it is. */
export function withLine(newestFirst: LogEntry[], entry: LogEntry): LogEntry[] {
  if (newestFirst.some(({ id }) => id === entry.id)) return newestFirst
  return [entry, ...newestFirst].slice(0, MAX_LOG_ENTRIES)
}
