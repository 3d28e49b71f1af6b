import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { getCACertificates } from 'node:tls'
import { afterAll, expect, test, vi } from 'vitest'
import { environmentOf, findPostgresTools, runPostgresTool } from './postgres-tools.ts'

const root = mkdtempSync(join(tmpdir(), 'seaport-tools-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** A certificate's file, which our driver reads too. */
const pem = join(root, 'ca.pem')
writeFileSync(pem, 'a certificate')

/** A folder with tools that say what version they are of. */
function folderWith(name: string, tools: Record<string, string>): string {
  const folder = join(root, name)
  mkdirSync(folder)
  for (const [tool, says] of Object.entries(tools))
    writeFileSync(join(folder, tool), `#!/bin/sh\necho '${says}'\n`, { mode: 0o755 })
  return folder
}

const both = (version: string) => ({
  pg_dump: `pg_dump (PostgreSQL) ${version}`,
  pg_restore: `pg_restore (PostgreSQL) ${version}`,
})
const [old, recent, newest] = [
  folderWith('fifteen', both('15.8 (Debian 15.8-1.pgdg120+1)')),
  folderWith('seventeen', both('17beta1')),
  folderWith('ninety-eight', both('98.0')),
]
const halves = [
  folderWith('dump', { pg_dump: 'pg_dump (PostgreSQL) 99.0' }),
  folderWith('restore', { pg_restore: 'pg_restore (PostgreSQL) 99.0' }),
  folderWith('mute', { ...both('99.0'), pg_dump: 'pg_dump' }),
]

test('of the tools on PATH that are not older than the server the nearest are taken, if both are there', () => {
  vi.stubEnv('PATH', [old, ...halves, newest, recent, '/bin', '/usr/bin'].join(delimiter))
  expect(findPostgresTools(17, null)).toEqual({
    version: 17,
    dump: join(recent, 'pg_dump'),
    restore: join(recent, 'pg_restore'),
  })
  expect(findPostgresTools(18, null)).toMatchObject({ version: 98, dump: join(newest, 'pg_dump') })
})

// David-Crty/databasement#590, borgmatic-collective/docker-borgmatic#413: what tools of 17 and later write is never restored to an earlier server.
test('an earlier server is not backed up by tools whose backups it does not take', () => {
  expect(findPostgresTools(15, old)).toMatchObject({ version: 15 })
  for (const [server, words] of [
    [15, 'version 15 to 16. Found: '],
    [16, 'version 16. Found: '],
  ] as const)
    expect(() => findPostgresTools(server, recent)).toThrow(
      `${words}${join(recent, 'pg_dump')} (17). Install`,
    )
})

test('of a folder that is named, its tools alone are taken', () => {
  vi.stubEnv('PATH', [newest, '/bin', '/usr/bin'].join(delimiter))
  expect(findPostgresTools(17, recent)).toMatchObject({ version: 17, dump: join(recent, 'pg_dump') })
  expect(() => findPostgresTools(18, recent)).toThrow(`Found: ${join(recent, 'pg_dump')} (17). Install them`)
  for (const half of halves) expect(() => findPostgresTools(15, half)).toThrow('Found: none. Install them')
})

test.each([
  [
    'postgres://ann:s%40fe@db.example.com:6432/sea%20port?sslmode=require',
    {
      PGHOST: 'db.example.com',
      PGPORT: '6432',
      PGUSER: 'ann',
      PGPASSWORD: 's@fe',
      PGDATABASE: 'sea port',
      PGSSLMODE: 'require',
    },
  ],
  // pgadmin-org/pgadmin4#7182, ankane/pgsync#119: the files that the address names belong to the tools too.
  [
    `postgres://ann:safe@db.test/seaport?sslmode=verify-full&sslrootcert=${encodeURIComponent(pem)}&sslcert=${pem}&sslkey=${pem}`,
    {
      PGHOST: 'db.test',
      PGPORT: '5432',
      PGUSER: 'ann',
      PGPASSWORD: 'safe',
      PGDATABASE: 'seaport',
      PGSSLMODE: 'verify-full',
      PGSSLROOTCERT: pem,
      PGSSLCERT: pem,
      PGSSLKEY: pem,
    },
  ],
  [
    'postgres://ann:safe@[2001:db8::1]/seaport?sslmode=no-verify',
    {
      PGHOST: '2001:db8::1',
      PGPORT: '5432',
      PGUSER: 'ann',
      PGPASSWORD: 'safe',
      PGDATABASE: 'seaport',
      PGSSLMODE: 'require',
    },
  ],
  // immich-app/immich#30331, Archmonger/django-dbbackup#490: a socket, in each of the forms that our driver takes; and what it takes for the address.
  [
    'postgres:///seaport?host=/run/postgresql&user=ann',
    { PGHOST: '/run/postgresql', PGPORT: '5432', PGUSER: 'ann', PGDATABASE: 'seaport' },
  ],
  [
    'postgres://ann@%2Frun%2Fpostgresql/seaport',
    { PGHOST: '/run/postgresql', PGPORT: '5432', PGUSER: 'ann', PGDATABASE: 'seaport' },
  ],
  [
    'postgres://ann:safe@localhost/seaport?host=/run/postgresql&port=5433',
    {
      PGHOST: '/run/postgresql',
      PGPORT: '5433',
      PGUSER: 'ann',
      PGPASSWORD: 'safe',
      PGDATABASE: 'seaport',
    },
  ],
  [
    'postgres://ann:safe@db.test',
    { PGHOST: 'db.test', PGPORT: '5432', PGUSER: 'ann', PGPASSWORD: 'safe', PGDATABASE: 'ann' },
  ],
])('the tools of PostgreSQL are led to %s', (url, env) => {
  expect(environmentOf(url)).toEqual(env)
})

test('where a certificate is to be verified, the tools trust whom the server trusts, and nothing is left behind', async () => {
  const said = join(root, 'said')
  const tool = join(root, 'tool')
  writeFileSync(
    tool,
    `#!/bin/sh\necho "$PGSSLROOTCERT" > '${said}'\nif [ "$PGSSLROOTCERT" ]; then cat "$PGSSLROOTCERT" >> '${said}'; fi\n`,
    { mode: 0o755 },
  )
  const run = async (query: string) => {
    await runPostgresTool(tool, [], `postgres://ann:safe@db.test/seaport${query}`)
    return readFileSync(said, 'utf8')
  }
  vi.stubEnv('PGSSLROOTCERT', undefined)
  const [file = '', ...trusted] = (await run('?sslmode=verify-full')).split('\n')
  expect(trusted.join('\n')).toBe(getCACertificates('default').join('\n'))
  expect(existsSync(file)).toBe(false)
  // With authorities, libpq verifies even where it was not asked to.
  for (const query of ['', '?sslmode=require', '?sslmode=no-verify']) expect(await run(query)).toBe('\n')
  writeFileSync(join(root, 'own.pem'), 'own')
  vi.stubEnv('PGSSLROOTCERT', join(root, 'own.pem'))
  expect(await run('?sslmode=verify-full')).toBe(`${join(root, 'own.pem')}\nown`)
})
