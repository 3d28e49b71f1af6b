import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  accessSync,
  chownSync,
  constants,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import pg from 'pg'
import { freeTcpPort } from '../../scripts/lib/ports.ts'
import type { PostgresBinaries } from './postgres-binaries.ts'
import { quickestFolder } from './temporary-files.ts'

/** Prefix of the folders of throwaway clusters, followed by the keeper's process id. */
export const folderPrefix = 'seaport-postgres-'

/** Possible parents of such folders. */
export const folderPlaces = [...new Set([quickestFolder(), tmpdir()])]

/** A running throwaway cluster. */
export interface Cluster {
  /** Address of the maintenance database, superuser and password included. */
  url: string
  /** Temporary folder that is removed with the cluster; tests may put theirs in it. */
  folder: string
  /** Restarts the server on the same port, ending every connection. */
  restart(): Promise<void>
  /** Suspends every process of the cluster (SIGSTOP); its connections stay open. @returns resumes them */
  freeze(): () => void
  /** Kills every process of the cluster. */
  kill(): Promise<void>
  /** Starts a second server in the cluster's folder that follows it, and is promoted by `pg_promote()`. */
  startStandby(): Promise<Cluster>
  /** Ends every connection, stops the server and removes its folder. */
  stop(): Promise<void>
}

interface Identity {
  uid?: number
  gid?: number
}

/** Fast, not durable: nothing in a test cluster outlives the run. */
const throwaway = ['synchronous_commit=off', 'full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0']

const settings = [
  'fsync=off',
  'shared_buffers=64MB',
  'max_wal_size=256MB',
  'max_connections=200',
  'jit=off',
  // Automatic statistics would change plans at unpredictable moments.
  'autovacuum=off',
  'timezone=UTC',
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'logging_collector=off',
]

/**
 * Makes and starts a cluster on a free port of the loopback address, in memory or below the system's temporary folder.
 * Sorting is by code point (locale C) on every machine, as SQLite's is.
 * @param more settings of this cluster; with any, a commit is written before it is answered
 * @throws Error with the end of the server's log
 */
export async function startCluster(
  found: PostgresBinaries,
  more: readonly string[] = throwaway,
): Promise<Cluster> {
  const identity = unprivileged()
  const folder = mkdtempSync(join(quickestFolder(), `${folderPrefix}${process.pid}-`))
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
    const running = await serve({
      postgres: binaries.postgres,
      data,
      folder,
      password,
      options,
      settings: more,
    })
    return { ...running, stop: () => running.stop().finally(remove) }
  } catch (error) {
    remove()
    throw error
  }
}

/** Environment of a server of a cluster. */
interface Place {
  postgres: string
  data: string
  folder: string
  password: string
  options: Identity
  settings: readonly string[]
}

async function serve(place: Place): Promise<Cluster> {
  const { data, folder, password, options } = place
  let { server, port } = await startOnFreePort(place)
  const end = async (signal: 'SIGINT' | 'SIGQUIT') => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const exited = once(server, 'exit')
    server.kill(signal)
    const killer = setTimeout(() => server.kill('SIGKILL'), 5000)
    await exited
    clearTimeout(killer)
  }
  const standbys: Cluster[] = []
  const url = `postgres://seaport:${password}@127.0.0.1:${port}/postgres`
  return {
    url,
    folder,
    async restart() {
      await end('SIGINT')
      server = await startOn(port, place)
    },
    freeze() {
      const all = familyOf(server)
      for (const pid of all) signal(pid, 'SIGSTOP')
      return () => {
        for (const pid of all) signal(pid, 'SIGCONT')
      }
    },
    async kill() {
      const exited = once(server, 'exit')
      for (const pid of familyOf(server)) signal(pid, 'SIGKILL')
      await exited
    },
    async startStandby() {
      const copy = join(folder, `standby-${standbys.length}`)
      await copyWhileRunning(url, data, copy, options)
      const source = `host=127.0.0.1 port=${port} user=seaport password=${password} application_name=standby`
      const standby = await serve({
        ...place,
        data: copy,
        settings: ['wal_level=replica', 'hot_standby=on', `primary_conninfo=${source}`],
      })
      standbys.push(standby)
      return standby
    },
    // Immediate shutdown: no data needs saving.
    async stop() {
      for (const standby of standbys) await standby.stop()
      await end('SIGQUIT')
    },
  }
}

/** Signals a process unless it has ended; backends may end at any time. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** @returns a server process and its children, parent first, which would otherwise restart killed children */
function familyOf({ pid }: ChildProcess): number[] {
  if (pid === undefined) return []
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return [pid, ...children.split(' ').filter(Boolean).map(Number)]
}

/** Copies the data of a running server into a folder that a standby can start from. */
async function copyWhileRunning(url: string, data: string, copy: string, options: Identity): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query("select pg_backup_start('standby', true)")
    await promisify(execFile)('cp', ['-R', data, copy], options)
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()')
    rmSync(join(copy, 'postmaster.pid'), { force: true })
    for (const [name, text] of [
      ['backup_label', rows[0]?.labelfile ?? ''],
      ['standby.signal', ''],
    ] as const) {
      writeFileSync(join(copy, name), text)
      own(join(copy, name), options)
    }
  } finally {
    await client.end()
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

async function startOnFreePort(place: Place): Promise<{ server: ChildProcess; port: number }> {
  for (let attempt = 1; ; attempt++) {
    const port = await freeTcpPort('127.0.0.1')
    try {
      return { server: await startOn(port, place), port }
    } catch (error) {
      // Another process may take the port between our check and PostgreSQL's start.
      if (attempt === 5 || !String(error).includes('could not bind')) throw error
    }
  }
}

async function startOn(
  port: number,
  { postgres, data, options, settings: more }: Place,
): Promise<ChildProcess> {
  const flags = [...settings, ...more].flatMap((setting) => ['-c', setting])
  const server = spawn(postgres, ['-D', data, '-p', String(port), ...flags], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const words = await firstWords(server)
  if (!words.ready) throw new Error(`PostgreSQL did not start:\n${words.log}`)
  return server
}

async function firstWords(server: ChildProcess): Promise<{ ready: boolean; log: string }> {
  const { stderr } = server
  if (!stderr) throw new Error('PostgreSQL was started without a pipe for its messages.')
  const lines: string[] = []
  return new Promise((resolve) => {
    const reader = createInterface({ input: stderr })
    reader.on('line', (line) => {
      if (lines.length < 200) lines.push(line)
      if (/ready to accept (?:read-only )?connections/.test(line)) resolve({ ready: true, log: '' })
    })
    server.once('error', (error) => resolve({ ready: false, log: String(error) }))
    reader.once('close', () => resolve({ ready: false, log: lines.join('\n') }))
  })
}
