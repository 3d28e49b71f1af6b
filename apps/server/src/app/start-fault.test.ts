import { expect, test } from 'vitest'
import type { Env } from '../kernel/env.ts'
import { asStartFault, StartFault } from './start-fault.ts'

const sqlite = { dataDir: '/data', databaseUrl: null, host: '0.0.0.0', port: 8787 } as Env
const postgres: Env = { ...sqlite, databaseUrl: 'postgres://ann:secret@db.test:6432/seaport' }
const coded = (code: string) => Object.assign(new Error('It fails'), { code })

test.each([
  [sqlite, coded('SQLITE_CORRUPT_VTAB'), /^\/data\/seaport\.sqlite is damaged or no database/],
  [sqlite, coded('SQLITE_BUSY_RECOVERY'), /^Another program has locked \/data\/seaport\.sqlite/],
  [sqlite, coded('SQLITE_FULL'), /^The disk of \/data is full/],
  [postgres, coded('ENOSPC'), /^The disk of PostgreSQL or of \/data is full/],
  [postgres, coded('57P03'), /^PostgreSQL does not answer at db\.test:6432/],
  // A name with several addresses fails once for each.
  [
    postgres,
    new AggregateError([coded('ECONNREFUSED'), coded('ENETUNREACH')]),
    /^PostgreSQL does not answer/,
  ],
  [postgres, coded('3D000'), /^PostgreSQL at db\.test:6432 refuses us/],
  [postgres, coded('EADDRINUSE'), /^Port 8787 of 0\.0\.0\.0 is taken/],
  [postgres, coded('EADDRNOTAVAIL'), /^0\.0\.0\.0 is no address of this machine/],
  [sqlite, coded('SQLITE_READONLY_DBMOVED'), /^\/data can't be written/],
])('%#: an operator reads what is wrong, and the code', (env, error, words) => {
  const fault = asStartFault(error, env)
  expect(fault).toBeInstanceOf(StartFault)
  expect(String((fault as Error).message)).toMatch(words)
  expect(String((fault as Error).message)).toMatch(/ \((?:[A-Z_]+|\w{5})\)$/)
})

test.each([sqlite, postgres])('an error without a remedy stays what it is', (env) => {
  for (const error of [new Error('?'), new AggregateError([]), coded('ERR_ASSERTION'), 'text'])
    expect(asStartFault(error, env)).toBe(error)
  // Of another database than ours.
  const refused = coded('ECONNREFUSED')
  expect(asStartFault(refused, sqlite)).toBe(refused)
})
