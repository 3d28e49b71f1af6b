import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { getCACertificates } from 'node:tls'
import { promisify } from 'node:util'
import pg from 'pg'

/** PostgreSQL's own backup tools, of one release. */
export interface PostgresTools {
  /** Major version, such as 18. */
  version: number
  dump: string
  restore: string
}

/** Usual folders of PostgreSQL's tools, besides PATH. */
const usualFolders = ['/opt/homebrew/bin', '/usr/local/pgsql/bin', '/usr/pgsql/bin']
const DEBIAN = '/usr/lib/postgresql'

/** The first version whose tools write a file, and set a limit while they restore it (`transaction_timeout`), that earlier servers and tools don't know. */
const INCOMPATIBLE_SINCE = 17

/**
 * Finds `pg_dump` and `pg_restore`, at least as new as the server, because an older `pg_dump` refuses to read it, and no newer than what can bring
 * a backup back to that server; the nearest version of several.
 * @param folder used instead of PATH and the usual folders; null = those
 * @throws Error that says what to install
 */
export function findPostgresTools(server: number, folder: string | null): PostgresTools {
  const last = server < INCOMPATIBLE_SINCE ? INCOMPATIBLE_SINCE - 1 : Number.POSITIVE_INFINITY
  const found = (folder ? [folder] : searched()).flatMap((path) => toolsIn(path) ?? [])
  const fitting = found
    .filter(({ version }) => version >= server && version <= last)
    .sort((a, b) => a.version - b.version)
  if (fitting[0]) return fitting[0]
  const have =
    found.length === 0 ? 'none' : found.map(({ dump, version }) => `${dump} (${version})`).join(', ')
  const bound = last === server ? '' : last < INCOMPATIBLE_SINCE ? ` to ${last}` : ' or later'
  throw new Error(
    `PostgreSQL ${server} is backed up and restored by its own pg_dump and pg_restore, version ${server}${bound}. Found: ${have}. Install them (Debian: postgresql-client-${server}) or name their folder in SEAPORT_POSTGRES_BIN`,
  )
}

function searched(): string[] {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : []
  return [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...debian, ...usualFolders]
}

function toolsIn(folder: string): PostgresTools | null {
  const ending = process.platform === 'win32' ? '.exe' : ''
  const [dump, restore] = [join(folder, `pg_dump${ending}`), join(folder, `pg_restore${ending}`)]
  if (!existsSync(dump) || !existsSync(restore)) return null
  try {
    const version = Number(/(\d+)/.exec(execFileSync(dump, ['--version'], { encoding: 'utf8' }))?.[1])
    return Number.isNaN(version) ? null : { version, dump, restore }
  } catch {
    return null
  }
}

/** Files of TLS that an address may name, and the tools' variables for them. */
const tlsFiles = { sslrootcert: 'PGSSLROOTCERT', sslcert: 'PGSSLCERT', sslkey: 'PGSSLKEY' } as const

/** @returns the variables that lead the tools to the database that our driver reads in an address, such as one with a socket: `?host=/run/postgresql` */
export function environmentOf(url: string): Record<string, string> {
  const { host, port, user, password, database } = new pg.Client({ connectionString: url })
  const { searchParams } = new URL(url)
  // Only our driver knows `no-verify`; the tools say the same with `require`.
  const ssl = searchParams.get('sslmode')?.replace(/^no-verify$/, 'require')
  return {
    PGHOST: host,
    PGPORT: String(port),
    ...(user && { PGUSER: user }),
    ...(password && { PGPASSWORD: password }),
    ...(database && { PGDATABASE: database }),
    ...(ssl && { PGSSLMODE: ssl }),
    ...Object.fromEntries(
      Object.entries(tlsFiles).flatMap(([name, variable]) => {
        const file = searchParams.get(name)
        return file === null ? [] : [[variable, file]]
      }),
    ),
  }
}

/**
 * Runs one of the tools on a database; its password is not visible in the list of processes. Where the tools have to verify PostgreSQL's certificate
 * and nothing names authorities, they trust those that the server trusts: by themselves they look for a file in the home folder, and fail without it.
 */
export async function runPostgresTool(program: string, args: readonly string[], url: string): Promise<void> {
  const env: NodeJS.ProcessEnv = { ...process.env, ...environmentOf(url) }
  const folder = mkdtempSync(join(tmpdir(), 'seaport-tools-'))
  try {
    if (env.PGSSLMODE?.startsWith('verify-') && !env.PGSSLROOTCERT) {
      env.PGSSLROOTCERT = join(folder, 'authorities.pem')
      writeFileSync(env.PGSSLROOTCERT, getCACertificates('default').join('\n'))
    }
    await promisify(execFile)(program, args, { env, maxBuffer: 16 * 1024 * 1024 })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
