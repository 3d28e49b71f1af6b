import { MAX_LOG_ENTRIES } from '@seaport/contract/desktop/ipc-screens'
import type { LogEntry } from '@seaport/contract/desktop/ipc-screens.schema'

/** The list with one more entry; an existing one is not added again. */
export function withLine(newestFirst: LogEntry[], entry: LogEntry): LogEntry[] {
  if (newestFirst.some(({ id }) => id === entry.id)) return newestFirst
  return [entry, ...newestFirst].slice(0, MAX_LOG_ENTRIES)
}
