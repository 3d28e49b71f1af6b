import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs'
import { LogEntry, MAX_LOG_ENTRIES } from '@seaport/contract/desktop/ipc-screens'
import { type FileLogger, logFiles } from '@seaport/seat-client/logger'

/** What the desktop did last, as its log file has it, and whatever it does from now on. */
export interface LogBook {
  /** The newest first. */
  list(): LogEntry[]
}

/** More than so many bytes from the end of a file are not read: about twice what is shown. */
const TAIL_BYTES = 512 * 1024

/**
 * Opens the book of a log file. It is read when it is first asked for; the lines that are written afterwards are told, once it has been.
 * @param added told each line from then on
 */
export function openLogBook(
  file: string,
  log: Pick<FileLogger, 'onLine'>,
  added: (entry: LogEntry) => void,
): LogBook {
  let entries: LogEntry[] | undefined
  let next = 0
  const take = (line: string): LogEntry | undefined => {
    const entry = parse(line, next)
    if (entry) next += 1
    return entry
  }
  const read = (): LogEntry[] => {
    // Written and told in one go, so that no line falls between the reading and the listening.
    log.onLine((line) => {
      const entry = take(line)
      if (!entry || !entries) return
      entries = [...entries.slice(1 - MAX_LOG_ENTRIES), entry]
      added(entry)
    })
    return logFiles(file)
      .flatMap((path) => (existsSync(path) ? lastLines(path) : []))
      .slice(-MAX_LOG_ENTRIES)
      .flatMap((line) => take(line) ?? [])
  }
  return {
    list() {
      entries ??= read()
      return entries.toReversed()
    },
  }
}

/** @returns undefined for what is no line of a log: one that a crash or a full disk has cut off */
function parse(line: string, id: number): LogEntry | undefined {
  try {
    const { time, level, msg, ...fields } = JSON.parse(line)
    return LogEntry.safeParse({ id, time, level, msg, fields }).data
  } catch {
    return undefined
  }
}

function lastLines(path: string): string[] {
  const handle = openSync(path, 'r')
  try {
    const { size } = fstatSync(handle)
    const from = Math.max(0, size - TAIL_BYTES)
    const buffer = Buffer.alloc(size - from)
    const length = readSync(handle, buffer, 0, buffer.length, from)
    const lines = buffer.toString('utf8', 0, length).split('\n')
    // The first one may have begun before.
    return (from > 0 ? lines.slice(1) : lines).filter(Boolean)
  } finally {
    closeSync(handle)
  }
}
