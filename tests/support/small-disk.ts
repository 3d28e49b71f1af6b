import { type ChildProcess, execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** A folder with limited space, which can grow. */
export interface SmallDisk {
  /** Prefix of commands that write into the folder. */
  command: readonly string[]
  /** Path of the folder from the test's process. */
  seenFrom(process: ChildProcess, path: string): string
  /** Grows the folder's space. */
  grow(process: ChildProcess): void
}

/**
 * A file system of a few megabytes, mounted for a single process and gone with it. Where mounting is not allowed (many containers), the
 * process gets a file size limit of `fileMegabytes` instead: a different error code that the server handles alike.
 */
export function smallDisk(folder: string, megabytes: number, fileMegabytes = megabytes): SmallDisk {
  mkdirSync(folder, { recursive: true })
  const mount = 'mount -t tmpfs -o size="$0"m seaport-test "$1" && shift && exec "$@"'
  // Root needs no user namespace, and could not reach other users' folders from within one.
  const asRoot = process.getuid?.() === 0
  const command = ['unshare', asRoot ? '-m' : '-Urm', 'sh', '-c', mount, String(megabytes), folder]
  if (!works([...command, 'true'])) return limitedFiles(folder, fileMegabytes)
  return {
    command,
    seenFrom: ({ pid }, path) => join(`/proc/${pid}/root`, folder, path),
    grow: ({ pid }) => {
      const inside = ['-t', String(pid), '-m', ...(asRoot ? [] : ['-U', '--preserve-credentials'])]
      // Its other options name a user that does not exist inside the namespace.
      const remount = ['mount', '--options-mode=ignore', '-o', `remount,size=${megabytes * 10}m`, folder]
      execFileSync('nsenter', [...inside, ...remount], { stdio: 'pipe' })
    },
  }
}

function limitedFiles(folder: string, megabytes: number): SmallDisk {
  return {
    // `ulimit -f` counts blocks of 512 bytes; only a soft limit can be raised again.
    command: ['sh', '-c', `ulimit -S -f ${megabytes * 2048}; exec "$0" "$@"`],
    seenFrom: (_process, path) => join(folder, path),
    grow: ({ pid }) =>
      void execFileSync('prlimit', ['--pid', String(pid), '--fsize=unlimited:'], { stdio: 'pipe' }),
  }
}

function works([command = '', ...args]: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'pipe' })
    return true
  } catch {
    return false
  }
}
