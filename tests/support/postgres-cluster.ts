import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  accessSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import type { PostgresBinaries } from './postgres-binaries.ts'

/** Beginning of the folders of throwaway clusters, followed by the id of the process that keeps them. */
export const folderPrefix = 'seaport-postgres-'

const MEMORY = '/dev/shm'

/** Where such folders may be. */
export const folderPlaces = [...new Set([MEMORY, tmpdir()])].filter((place) => existsSync(place))

/** Bytes that have to be free in memory: a run takes a tenth of that, but for what it keeps to recover from. */
const ROOM_BYTES = 3 * 1024 ** 3

/** A file system in memory where there is room: a database is a thousand small files, which a disk's makes and removes six times as slowly. */
function fastestPlace(): string {
  try {
    accessSync(MEMORY, constants.W_OK)
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize > ROOM_BYTES ? MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}

/** A running throwaway cluster. */
export interface Cluster {
  /** Address of the maintenance database, superuser and password included. */
  url: string
  /** Temporary folder that is removed with the cluster; tests may put theirs in it. */
  folder: string
  /** Ends every connection, stops the server and removes its folder. */
  stop(): Promise<void>
}

interface Identity {
  uid?: number
  gid?: number
}

/** Fast, not durable: nothing in a test cluster outlives the run. */
const settings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'shared_buffers=64MB',
  'max_wal_size=256MB',
  'max_connections=200',
  'jit=off',
  // What it finds out about a table changes plans at a moment of its own.
  'autovacuum=off',
  'timezone=UTC',
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'logging_collector=off',
]

/**
 * Makes and starts a cluster on a free port of the loopback address, in memory or below the system's temporary folder.
 * Sorting is by code point (locale C) on every machine, as SQLite's is.
 * @throws Error with the server's own last words
 */
export async function startCluster(found: PostgresBinaries): Promise<Cluster> {
  const identity = unprivileged()
  // Programs can't always be run from memory.
  const place = mustCopy(found, identity) ? tmpdir() : fastestPlace()
  const folder = mkdtempSync(join(place, `${folderPrefix}${process.pid}-`))
  const data = join(folder, 'data')
  const password = randomBytes(18).toString('base64url')
  const passwordFile = join(folder, 'password')
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  try {
    mkdirSync(data, { mode: 0o700 })
    writeFileSync(passwordFile, password, { mode: 0o600 })
    const binaries = reachable(found, folder, identity)
    for (const path of [folder, data, passwordFile]) own(path, identity)
    const environment = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC', SystemRoot: process.env.SystemRoot }
    const options = { ...identity, cwd: folder, env: environment }
    await promisify(execFile)(
      binaries.initdb,
      [
        `--pgdata=${data}`,
        '--username=seaport',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--no-locale',
        '--no-sync',
      ],
      options,
    )
    const { server, port } = await startOnFreePort(binaries.postgres, data, options)
    return {
      url: `postgres://seaport:${password}@127.0.0.1:${port}/postgres`,
      folder,
      stop: async () => {
        await end(server)
        remove()
      },
    }
  } catch (error) {
    remove()
    throw error
  }
}

/** PostgreSQL refuses to run as root: use an account that every Unix has. */
function unprivileged(): Identity {
  if (process.getuid?.() !== 0) return {}
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = accounts.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error('PostgreSQL refuses to run as root, and neither "postgres" nor "nobody" is in /etc/passwd.')
}

function own(path: string, { uid, gid }: Identity): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid)
}

/** A checkout below /root can't be entered by the unprivileged account: then the binaries are copied beside the data. */
function reachable(found: PostgresBinaries, folder: string, identity: Identity): PostgresBinaries {
  if (!found.home || !mustCopy(found, identity)) return found
  const home = join(folder, 'native')
  cpSync(found.home, home, { recursive: true, verbatimSymlinks: true })
  return {
    ...found,
    home,
    initdb: join(home, 'bin', basename(found.initdb)),
    postgres: join(home, 'bin', basename(found.postgres)),
  }
}

function mustCopy({ home }: PostgresBinaries, { uid }: Identity): boolean {
  return uid !== undefined && home !== null && !canEnter(home, uid)
}

function canEnter(path: string, uid: number): boolean {
  process.seteuid?.(uid)
  try {
    accessSync(join(path, 'bin'), constants.X_OK)
    readFileSync(join(path, 'bin', 'initdb'))
    return true
  } catch {
    return false
  } finally {
    process.seteuid?.(0)
  }
}

async function startOnFreePort(
  postgres: string,
  data: string,
  options: object,
): Promise<{ server: ChildProcess; port: number }> {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    const flags = settings.flatMap((setting) => ['-c', setting])
    const server = spawn(postgres, ['-D', data, '-p', String(port), ...flags], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const words = await firstWords(server)
    if (words.ready) return { server, port }
    // Someone else may take a port between our look and PostgreSQL's.
    const taken = words.log.includes('could not bind')
    if (!taken || attempt === 5) throw new Error(`PostgreSQL did not start:\n${words.log}`)
  }
}

async function firstWords(server: ChildProcess): Promise<{ ready: boolean; log: string }> {
  const { stderr } = server
  if (!stderr) throw new Error('PostgreSQL was started without a pipe for its messages.')
  const lines: string[] = []
  return new Promise((resolve) => {
    const reader = createInterface({ input: stderr })
    reader.on('line', (line) => {
      if (lines.length < 200) lines.push(line)
      if (line.includes('ready to accept connections')) resolve({ ready: true, log: '' })
    })
    server.once('error', (error) => resolve({ ready: false, log: String(error) }))
    reader.once('close', () => resolve({ ready: false, log: lines.join('\n') }))
  })
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('The system gave no free port.')
  return address.port
}

/** Immediate shutdown: there is nothing to save. */
async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const exited = once(server, 'exit')
  server.kill('SIGQUIT')
  const killer = setTimeout(() => server.kill('SIGKILL'), 5000)
  await exited
  clearTimeout(killer)
}
