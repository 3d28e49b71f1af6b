import {
  accessSync,
  chmodSync,
  constants,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Linux's tmpfs; not used without /proc or where it is mounted noexec. */
const MEMORY = '/dev/shm'

/** Bytes that must be free: a run uses about a tenth, plus PostgreSQL's write-ahead log. */
const ROOM_BYTES = 3 * 1024 ** 3

/** Prefix of a run's folder, followed by its process id. */
const PREFIX = 'seaport-tests-'

/** The folder for temporary files: in memory where there is room, else the system's. */
export function quickestFolder(): string {
  return hasRoom() ? MEMORY : tmpdir()
}

/**
 * Sets TMPDIR to a folder in memory for this process and its workers, unless it is set: disk syncs at each commit would take longer than the tests themselves.
 */
export function keepFilesInMemory(): void {
  if (process.env.TMPDIR || !hasRoom()) return
  for (const name of readdirSync(MEMORY)) if (isLeft(name)) remove(join(MEMORY, name))
  const folder = mkdtempSync(join(MEMORY, `${PREFIX}${process.pid}-`))
  // PostgreSQL runs as another user where the tests run as root.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  process.once('exit', () => remove(folder))
}

function hasRoom(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK)
    const mounts = readFileSync('/proc/mounts', 'utf8').split('\n')
    const options = mounts.map((line) => line.split(' ')).find(([, place]) => place === MEMORY)?.[3]
    const { bavail, bsize } = statfsSync(MEMORY)
    return options?.split(',').includes('noexec') === false && bavail * bsize > ROOM_BYTES
  } catch {
    return false
  }
}

/** Whether a folder was left by a killed run. */
function isLeft(name: string): boolean {
  if (!name.startsWith(PREFIX)) return false
  try {
    process.kill(Number(name.slice(PREFIX.length).split('-')[0]), 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
