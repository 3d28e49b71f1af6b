import { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { PostgresDialect, PostgresDriver, type PostgresPool, type PostgresQueryResult } from 'kysely'
import pg from 'pg'
import { asLostConnection, CallerGone, CommitUnknown, ConnectionLost, PooledSessions } from './faults.ts'
import { keptName } from './kept-plans.ts'
import { sessionLimits, turnLimits } from './session-limits.ts'
import { callerGone, TenantTurns } from './tenant-turns.ts'

/** Timeout in milliseconds of a call that waits for a connection. */
const CONNECT_MS = 10_000

/** Connections of one server, and the maximum that requests of one tenant may hold at a time. */
const CONNECTIONS = 10
const CONNECTIONS_EACH = 5

/**
 * Time in milliseconds after which a connection without traffic is closed: longer than a statement may run, so PostgreSQL or the network is gone.
 * Otherwise a call would wait until the operating system gives up, a quarter of an hour on Linux.
 */
const SILENCE_MS = sessionLimits.statement_timeout + 5_000

/** int8 as number: all our integers stay below 2^53. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === 20 ? Number : pg.types.getTypeParser(oid, format),
} as pg.CustomTypesConfig

/** Options of every connection. */
export function connectionSettings(url: string) {
  return {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  }
}

/**
 * Opens the pool of a server. Broken connections are replaced; their statements fail with `ConnectionLost` or `CommitUnknown`.
 * @param patient without timeouts of statements and locks, for migrations and commands
 */
export function openPool(url: string, { patient }: { patient: boolean }): pg.Pool {
  const pool = new pg.Pool({
    ...connectionSettings(url),
    max: CONNECTIONS,
    types,
    // Set by statements, because PgBouncer refuses startup parameters.
    onConnect: async (client) => {
      // The pool listens only to idle connections for errors: one that breaks in use would end the process.
      client.on('error', () => undefined)
      if (!patient) giveUpWhenSilent(client as pg.Client)
      await client.query(settingsOf(patient).join(';'))
    },
  })
  pool.on('error', () => undefined)
  return pool
}

/** @returns statements that set what the server relies on, whatever the role or the database has for a default */
function settingsOf(patient: boolean): string[] {
  const limits = Object.entries(sessionLimits).map(([name, ms]) => `set ${name} = ${patient ? 0 : ms}`)
  // PostgreSQL 17 has one more limit.
  const last = `select set_config(name, '0', false) from pg_settings where name = 'transaction_timeout'`
  return [
    `set default_transaction_isolation = 'read committed'`,
    // A backup names the schema of each table: restored under another role, whose path may be another, they would be looked for elsewhere.
    'set search_path = public',
    ...limits,
    ...(patient ? [last] : []),
  ]
}

function giveUpWhenSilent({ connection }: pg.Client): void {
  const { stream } = connection
  if (stream instanceof Socket)
    stream.setTimeout(SILENCE_MS, () =>
      stream.destroy(new ConnectionLost('PostgreSQL was silent for too long')),
    )
}

/** Kysely's dialect over a pool; its faults say whether something may have been written. */
export class PoolDialect extends PostgresDialect {
  readonly #pool: PostgresPool

  constructor(pool: pg.Pool) {
    const forKysely = kyselyPool(pool)
    super({ pool: forKysely })
    this.#pool = forKysely
  }

  override createDriver(): PostgresDriver {
    return new PoolDriver({ pool: this.#pool })
  }
}

type DriverConnection = Parameters<PostgresDriver['rollbackTransaction']>[0]

class PoolDriver extends PostgresDriver {
  override async commitTransaction(connection: DriverConnection): Promise<void> {
    try {
      await super.commitTransaction(connection)
    } catch (error) {
      throw error instanceof ConnectionLost ? new CommitUnknown(error) : error
    }
  }

  /** Ignores a failed rollback: the transaction ends with its connection, and Kysely would report this failure instead of the first one. */
  override async rollbackTransaction(connection: DriverConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection)
    } catch (error) {
      if (!(error instanceof ConnectionLost)) throw error
    }
  }
}

function kyselyPool(pool: pg.Pool): PostgresPool {
  const turns = new TenantTurns(CONNECTIONS_EACH, turnLimits.wait)
  // A separate pool: if all callers are gone at once, each connection of the main pool would wait for another one to send the cancellation.
  const cancelling = new pg.Pool({ ...connectionSettings(pool.options.connectionString ?? ''), max: 1 })
  cancelling.on('error', () => undefined)
  return {
    options: pool.options,
    async end() {
      await Promise.all([pool.end(), cancelling.end()])
    },
    async connect() {
      const endTurn = await turns.take()
      const client = await pool.connect().catch((error: unknown) => {
        endTurn()
        throw asLostConnection(error)
      })
      let broken = false
      const query = async <Row>(text: string, values: readonly unknown[]) => {
        try {
          return (await whileAwaited(cancelling, client, () =>
            run(client, text, values),
          )) as PostgresQueryResult<Row>
        } catch (error) {
          const fault = asLostConnection(error)
          broken ||= fault instanceof ConnectionLost
          throw fault
        }
      }
      return {
        query: query as Awaited<ReturnType<PostgresPool['connect']>>['query'],
        release: (destroy) => {
          client.release(destroy === true || broken)
          endTurn()
        },
      }
    },
  }
}

/** Runs a statement, and cancels it if its caller is gone. @throws CallerGone */
async function whileAwaited<T>(
  pool: pg.Pool,
  client: pg.PoolClient,
  statement: () => Promise<T>,
): Promise<T> {
  const gone = callerGone()
  if (!gone) return statement()
  if (gone.aborted) throw new CallerGone()
  const { processID } = client as pg.PoolClient & { processID: number }
  let cancelling: Promise<unknown> | undefined
  const cancel = () => {
    cancelling = pool.query('select pg_cancel_backend($1)', [processID]).catch(() => undefined)
  }
  gone.addEventListener('abort', cancel, { once: true })
  try {
    return await statement()
  } catch (error) {
    throw gone.aborted ? new CallerGone() : error
  } finally {
    gone.removeEventListener('abort', cancel)
    // The connection's next statement belongs to another caller.
    await cancelling
  }
}

/** Code of a warning, which PostgreSQL sends for a commit that the synchronous standby did not confirm. */
const WARNING = '01000'

async function run(client: pg.PoolClient, text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
  const name = keptName(text)
  if (text !== 'commit')
    return client.query(
      name === undefined ? { text, values: [...values] } : { name, text, values: [...values] },
    )
  let warned = false
  const onNotice = ({ code }: { code?: string | undefined }) => {
    warned ||= code === WARNING
  }
  client.on('notice', onNotice)
  try {
    const result = await client.query(text)
    if (warned) throw new ConnectionLost('The synchronous standby did not confirm the commit')
    return result
  } finally {
    client.off('notice', onNotice)
  }
}

/** Number of comparisons of two connections: other servers behind the same pooler may take sessions in between. */
const LOOKS = 5

/**
 * Verifies that a connection keeps its session. A pooler in transaction mode gives each transaction another one: events would not be received, and
 * prepared plans would be missing. Two idle connections with the same session, or one whose session changes, reveal it. @throws PooledSessions
 */
export async function requireOwnSessions(url: string): Promise<void> {
  const clients = [new pg.Client(connectionSettings(url)), new pg.Client(connectionSettings(url))] as const
  const sessionOf = async (client: pg.Client) =>
    (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid
  try {
    for (const client of clients) {
      client.on('error', () => undefined)
      await client.connect()
    }
    const [first, second] = clients
    const own = await sessionOf(first)
    for (let look = 0; look < LOOKS; look += 1)
      if ((await sessionOf(second)) === own || (await sessionOf(first)) !== own) throw new PooledSessions()
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)))
  }
}

/** Time in milliseconds that closing a pool waits for connections in use, because PostgreSQL may be gone. */
const CLOSE_MS = 5_000

/** Closes a pool, even if its server does not answer. */
export async function closePool(close: () => Promise<void>): Promise<void> {
  await Promise.race([close(), wait(CLOSE_MS, undefined, { ref: false })])
}
