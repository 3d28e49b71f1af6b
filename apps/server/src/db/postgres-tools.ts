import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { getCACertificates } from 'node:tls'
import { promisify } from 'node:util'

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

/**
 * Finds `pg_dump` and `pg_restore`, at least as new as the server, because an older `pg_dump` refuses to read it.
 * @param folder used instead of PATH and the usual folders; null = those
 * @throws Error that says what to install
 */
export function findPostgresTools(server: number, folder: string | null): PostgresTools {
  const found = (folder ? [folder] : searched()).flatMap((path) => toolsIn(path) ?? [])
  const fitting = found.filter(({ version }) => version >= server).sort((a, b) => b.version - a.version)
  if (fitting[0]) return fitting[0]
  const have =
    found.length === 0 ? 'none' : found.map(({ dump, version }) => `${dump} (${version})`).join(', ')
  throw new Error(
    `PostgreSQL ${server} is backed up and restored by its own pg_dump and pg_restore, version ${server} or later. Found: ${have}. Install them (Debian: postgresql-client-${server}) or name their folder in SEAPORT_POSTGRES_BIN`,
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

/** @returns the name of the database that an address leads to */
export function databaseOf(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice(1))
}

/** Files of TLS that an address may name, and the tools' variables for them. */
const tlsFiles = { sslrootcert: 'PGSSLROOTCERT', sslcert: 'PGSSLCERT', sslkey: 'PGSSLKEY' } as const

/** @returns the variables that lead the tools to a database */
export function environmentOf(url: string): Record<string, string> {
  const { hostname, port, username, password, searchParams } = new URL(url)
  // Only our driver knows `no-verify`; the tools say the same with `require`.
  const ssl = searchParams.get('sslmode')?.replace(/^no-verify$/, 'require')
  return {
    // Addresses of IPv6 stand in brackets in a URL, and nowhere else.
    PGHOST: decodeURIComponent(hostname).replace(/^\[(.*)\]$/, '$1'),
    ...(port && { PGPORT: port }),
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: databaseOf(url),
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
