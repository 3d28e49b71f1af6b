import { expect, test } from 'vitest'
import { asLostConnection, ConnectionLost, isBusy, isDiskFailing, isDiskFull } from '../db/faults.ts'
import type { Env } from '../kernel/env.ts'
import { toMailError } from '../modules/platform/email/smtp.ts'
import { asStartFault, StartFault } from './start-fault.ts'

/** Of the operating system, of SQLite, of PostgreSQL, of TLS, and of the program that sends mails. */
const CODES = `
EACCES EADDRINUSE EADDRNOTAVAIL EAFNOSUPPORT EAI_AGAIN ECONNABORTED ECONNREFUSED ECONNRESET EDQUOT EFBIG EHOSTDOWN EHOSTUNREACH
EIO EISDIR EMFILE ENETDOWN ENETRESET ENETUNREACH ENFILE ENOENT ENOSPC ENOTDIR ENOTFOUND EPERM EPIPE EROFS ETIMEDOUT
SQLITE_BUSY SQLITE_BUSY_RECOVERY SQLITE_BUSY_SNAPSHOT SQLITE_CANTOPEN SQLITE_CANTOPEN_ISDIR SQLITE_CONSTRAINT_UNIQUE SQLITE_CORRUPT
SQLITE_CORRUPT_VTAB SQLITE_ERROR SQLITE_FULL SQLITE_INTERRUPT SQLITE_IOERR SQLITE_IOERR_WRITE SQLITE_NOTADB SQLITE_READONLY
SQLITE_READONLY_DBMOVED
08000 08001 08003 08006 08P01 0A000 23505 25006 25P02 25P03 25P04 28000 28P01 3D000 40001 40P01 42501 42P01 53100 53200 53300 55P03
57014 57P01 57P02 57P03 57P04 57P05 58030
CERT_HAS_EXPIRED DEPTH_ZERO_SELF_SIGNED_CERT ERR_TLS_CERT_ALTNAME_INVALID SELF_SIGNED_CERT_IN_CHAIN UNABLE_TO_VERIFY_LEAF_SIGNATURE
EAUTH ECONNECTION EDNS EENVELOPE EMESSAGE EPROTOCOL ESOCKET ETLS
ALREADY_SERVED COMMIT_UNKNOWN CONNECTION_LOST POOLED_SESSIONS
`
  .trim()
  .split(/\s+/)
/** What PostgreSQL's driver says without a code. */
const WORDS = [
  'Connection terminated unexpectedly',
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'The server does not support SSL connections',
  'There was an error establishing an SSL connection',
  'no pg_hba.conf entry',
]

const sqlite = { dataDir: '/data', databaseUrl: null, host: '0.0.0.0', port: 8787 } as Env
const postgres: Env = { ...sqlite, databaseUrl: 'postgres://ann:secret@db.test:6432/seaport' }

/** What an error means to each of those who look at codes. */
function meanings(error: Error): string[] {
  const atStart = (name: string, env: Env) => {
    const fault = asStartFault(error, env)
    return fault instanceof StartFault ? `at a start on ${name}: ${fault.message}` : ''
  }
  const [onSqlite, onPostgres] = [atStart('SQLite', sqlite), atStart('PostgreSQL', postgres)]
  const mail = toMailError(Object.assign(error, { responseCode: 550 }), false)
  return [
    isDiskFull(error) ? 'the disk is full' : '',
    isDiskFailing(error) ? 'the disk fails' : '',
    isBusy(error) ? 'the database is busy' : '',
    asLostConnection(error) instanceof ConnectionLost ? 'the connection is lost' : '',
    onSqlite,
    onPostgres,
    mail.detail === mail.message ? '' : `of a mail: ${mail.message}`,
    mail.final ? 'of a mail: for ever' : '',
  ].filter(Boolean)
}

test('what each code of an error means is what its record says', async () => {
  const told = [
    ...CODES.map((code) => [code, meanings(Object.assign(new Error('It fails'), { code }))] as const),
    ...WORDS.map((words) => [words, meanings(new Error(words))] as const),
  ]
  const byMeaning = Map.groupBy(
    told.flatMap(([name, found]) =>
      (found.length > 0 ? found : ['nothing']).map((meaning) => ({ name, meaning })),
    ),
    ({ name, meaning }) => meaning.replace(` (${name})`, ''),
  )
  const lines = [...byMeaning].map(
    ([meaning, errors]) => `${meaning}\n    ${errors.map(({ name }) => name).join(', ')}`,
  )
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('error-codes.txt')
})
