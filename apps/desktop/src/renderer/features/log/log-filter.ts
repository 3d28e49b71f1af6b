import type { LogEntry, LogLevel } from '@seaport/contract/desktop/ipc-screens.schema'
import { containsText } from '@seaport/contract/kernel/fold'

/** A log filter: a level, and words that must all occur in the shown text or in the raw entry. */
export function matchesFilter(
  entry: LogEntry,
  shown: string,
  { level, search }: { level: LogLevel | ''; search: string },
): boolean {
  if (level && entry.level !== level) return false
  const text = `${shown} ${entry.msg} ${JSON.stringify(entry.fields)}`
  return search.split(/\s+/).every((word) => containsText([text], word))
}

/** The text of a field, if it has one. */
export function fieldOf({ fields }: Pick<LogEntry, 'fields'>, name: string): string | undefined {
  const value = fields[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}
