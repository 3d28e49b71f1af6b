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

/** A file system in memory, as Linux has it. Without /proc and where programs can't be run from it, it is not used. */
const MEMORY = '/dev/shm'

/** Bytes that have to be free in memory: a run takes a tenth of that, but for what PostgreSQL keeps to recover from. */
const ROOM_BYTES = 3 * 1024 ** 3

/** Beginning of a run's folder, followed by the id of its process. */
const PREFIX = 'seaport-tests-'

/** The quickest folder for files that nobody keeps: in memory where there is room, else the system's own. */
export function quickestFolder(): string {
  return hasRoom() ? MEMORY : tmpdir()
}

/**
 * Lets the tests of this process and its workers keep their temporary files in memory, unless TMPDIR names a folder: databases wait for the disk at each
 * commit, which takes longer than all that the tests do between them.
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

/** Whether a run that was killed left this. */
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
