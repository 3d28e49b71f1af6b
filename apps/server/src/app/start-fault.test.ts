import { expect, test } from 'vitest'
import type { Env } from '../kernel/env.ts'
import { asStartFault, StartFault } from './start-fault.ts'

const sqlite = { dataDir: '/data', databaseUrl: null, host: '0.0.0.0', port: 8787 } as Env
const postgres: Env = { ...sqlite, databaseUrl: 'postgres://ann:secret@db.test:6432/seaport' }
const socket: Env = { ...sqlite, databaseUrl: 'postgres:///seaport?host=/run/postgresql' }
const coded = (code: string) => Object.assign(new Error('It fails'), { code })
const listening = (code: string) => Object.assign(coded(code), { syscall: 'listen' })
const connecting = (code: string) => Object.assign(coded(code), { syscall: 'connect' })
const looking = (hostname: string) => Object.assign(coded('ENOTFOUND'), { syscall: 'getaddrinfo', hostname })

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
  [postgres, listening('EADDRINUSE'), /^Port 8787 of 0\.0\.0\.0 is taken/],
  [postgres, listening('EADDRNOTAVAIL'), /^0\.0\.0\.0 is no address of this machine/],
  // nodejs/help#3626, TannerReynolds/ShareX-Upload-Server#63: port 80 without the right to it.
  [sqlite, listening('EACCES'), /^Port 8787 needs rights .* Choose one above 1023 in PORT/],
  [postgres, listening('EAFNOSUPPORT'), /^0\.0\.0\.0 is no address of this machine/],
  [postgres, looking('0.0.0.0'), /^0\.0\.0\.0 is no address of this machine\. Check HOST/],
  [postgres, looking('db.test'), /^PostgreSQL does not answer at db\.test:6432/],
  [sqlite, coded('EACCES'), /^\/data can't be written/],
  // sqlectron/sqlectron#178, Budibase/budibase#1967: a service that takes no connection without TLS.
  [postgres, coded('28000'), /refuses us\..*TLS \(\?sslmode=verify-full\)/],
  // brianc/node-postgres#2558, porsager/postgres#38: an authority of the service's own.
  [
    postgres,
    coded('SELF_SIGNED_CERT_IN_CHAIN'),
    /^The certificate of PostgreSQL at db\.test:6432 .*sslrootcert=/,
  ],
  [postgres, coded('DEPTH_ZERO_SELF_SIGNED_CERT'), /^The certificate of PostgreSQL/],
  [postgres, coded('UNABLE_TO_GET_ISSUER_CERT_LOCALLY'), /^The certificate of PostgreSQL/],
  // db-migrate/pg#71, furlongm/patchman#619: since PostgreSQL 15 a schema's tables are its owner's.
  [postgres, coded('42501'), /^PostgreSQL at db\.test:6432 does not let its user make tables\..* owner/],
  // strapi/strapi#10999, IBM-Cloud/logistics-wizard-erp#24: all connections, or the user's, are in use.
  [postgres, coded('53300'), /^PostgreSQL at db\.test:6432 has no connection left .* max_connections/],
  // madeofpendletonwool/PinePods#920, transact-rs/sqlx#2781: a socket, whose absence has the code of a file.
  [socket, connecting('ENOENT'), /^PostgreSQL does not answer at \/run\/postgresql\. /],
  [socket, connecting('EACCES'), /^PostgreSQL does not answer at \/run\/postgresql\. /],
  [socket, coded('28000'), /^PostgreSQL at \/run\/postgresql refuses us/],
  [socket, coded('ENOENT'), /^\/data can't be written/],
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
