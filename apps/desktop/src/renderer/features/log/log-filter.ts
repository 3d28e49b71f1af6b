import type { LogEntry, LogLevel } from '@seaport/contract/desktop/ipc-screens.schema'

/** A log filter: a level, and words that must all occur in the shown text or in the raw entry. */
export function matchesFilter(
  entry: LogEntry,
  shown: string,
  { level, search }: { level: LogLevel | ''; search: string },
): boolean {
  if (level && entry.level !== level) return false
  const text = `${shown} ${entry.msg} ${JSON.stringify(entry.fields)}`.toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** The text of a field, if it has one. */
export function fieldOf({ fields }: Pick<LogEntry, 'fields'>, name: string): string | undefined {
  const value = fields[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}
