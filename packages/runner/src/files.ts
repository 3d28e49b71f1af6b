import fs from 'node:fs'
import { dirname } from 'node:path'

/** Pauses (ms) before retrying a file that a virus scanner, indexer or backup holds: two seconds in total. */
const PAUSES = [10, 20, 50, 100, 200, 400, 600, 620]
/**
 * Errors of Windows for a file that another process holds: https://github.com/npm/write-file-atomic/issues/28; UNKNOWN and EAGAIN, caused by scanners
 * in companies: https://github.com/anomalyco/opencode/pull/6913.
 */
const held = /^(EPERM|EBUSY|EACCES|EMFILE|ENFILE|EAGAIN|UNKNOWN)$/

const codeOf = (error: unknown) => String((error as NodeJS.ErrnoException).code)

/** @returns whether another process that holds the file caused an error, which is temporary */
export function isFileHeld(error: unknown): boolean {
  return error instanceof Error && 'code' in error && held.test(String(error.code))
}

/** Retries while another process holds the file. Blocks the event loop: the data must be on disk before anything else happens. */
function withPatience<T>(work: () => T): T {
  for (const pause of PAUSES) {
    try {
      return work()
    } catch (error) {
      if (!held.test(codeOf(error))) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause)
    }
  }
  return work()
}

/** @returns a file's text without a byte order mark; undefined if it is missing. @throws if it can't be read */
export function readText(file: string): string | undefined {
  try {
    finishInPlace(file)
    return decode(withPatience(() => fs.readFileSync(file)))
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

/** Windows editors put a byte order mark before UTF-8, and `>` in PowerShell 5 writes UTF-16: anthony-chaudhary/dos-kernel#148. */
function decode(bytes: Buffer): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  return new TextDecoder().decode(bytes)
}

/**
 * @returns whether a file is a mount of its own, as containers make them: nothing can ever be renamed over it, and waiting does not help against EBUSY
 * (https://github.com/mautrix/go-util/issues/28). Its device number does not show it: a bind mount has that of its folder.
 */
function isMounted(file: string): boolean {
  if (!fs.existsSync(file)) return false
  const path = fs
    .realpathSync(file)
    .replaceAll(/[\\\s]/g, (sign) => `\\${sign.charCodeAt(0).toString(8).padStart(3, '0')}`)
  try {
    return fs.readFileSync('/proc/self/mountinfo', 'utf8').includes(` ${path} `)
  } catch {
    return false
  }
}

/** Path of the complete new content of a mounted file, until it is copied in: after a crash in between, the next read completes the copy. */
const wholeOf = (file: string) => `${file}.whole`

function finishInPlace(file: string): void {
  const whole = wholeOf(file)
  if (!fs.existsSync(whole) || !isMounted(file)) return
  withPatience(() => fs.writeFileSync(file, fs.readFileSync(whole), { flush: true }))
  fs.rmSync(whole)
}

/**
 * Writes a temporary file, flushes it, and renames it over the old one: a crash leaves either the old file or the new one. A file that is a mount of its own
 * is written in place.
 * @param mode of the file; by default only its owner may read and write it
 * @throws if it can't be written; then the old one is still there
 */
export function replaceFile(file: string, text: string, mode = 0o600): void {
  fs.mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.new`
  try {
    withPatience(() => fs.writeFileSync(draft, text, { mode, flush: true }))
    withPatience(() => fs.chmodSync(draft, mode))
    const mounted = isMounted(file)
    withPatience(() => fs.renameSync(draft, mounted ? wholeOf(file) : file))
    if (mounted) finishInPlace(file)
  } catch (error) {
    // Removes the temporary file, which would use up disk space; if that fails too, the first error is reported.
    succeeds(() => fs.lstatSync(draft).isDirectory() || fs.rmSync(draft))
    throw error
  }
}

/** Moves a file away that can't be read; one that is a mount of its own is copied and emptied. @returns its new path */
export function setAside(file: string, suffixes: readonly string[] = ['']): string {
  const movedTo = `${file}.damaged-${new Date().toISOString().replaceAll(':', '-')}`
  for (const suffix of suffixes) if (fs.existsSync(file + suffix)) move(file + suffix, movedTo + suffix)
  return movedTo
}

function move(from: string, to: string): void {
  if (isMounted(from)) {
    fs.copyFileSync(from, to)
    fs.truncateSync(from)
  } else withPatience(() => fs.renameSync(from, to))
}

/**
 * @returns the value of a JSON file; undefined if it is missing, or invalid: then it is kept under another name, with the date
 * @throws if it can't be read
 */
export function readJson(file: string, onSetAside: (movedTo: string) => void = () => undefined): unknown {
  const text = readText(file)
  if (text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch {
    onSetAside(setAside(file))
    return undefined
  }
}

export function writeJson(file: string, value: unknown): void {
  replaceFile(file, JSON.stringify(value, null, 2))
}

/** Appends to a log, moving it to `older` first if given. Write errors are ignored: a failing log must not break what it records. */
export function appendLine(file: string, line: string, older?: string): { moved: boolean; written: boolean } {
  const moved = older !== undefined && succeeds(() => fs.renameSync(file, older))
  const written = succeeds(() => fs.appendFileSync(file, line, { mode: 0o600 }))
  return { moved, written }
}

function succeeds(work: () => void): boolean {
  try {
    work()
    return true
  } catch {
    return false
  }
}
