import { setTimeout as sleep } from 'node:timers/promises'
import SqliteDatabase from 'better-sqlite3'
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import { isBusy } from './faults.ts'
import { ReaderThreads } from './reader-threads.ts'
import { addSearch } from './search-text.ts'

/** Timeout in milliseconds of a write that waits for its turn and for the file's lock, and interval of checking the lock. */
const PATIENCE_MS = 2000
const LOOK_AGAIN_MS = 20
const STATEMENTS_KEPT = 500

/**
 * Processor time in milliseconds above which a statement is read in a thread from then on; processor time, so that a busy machine makes no statement
 * slow.
 */
const SLOW_MS = 10
/** Statements that search texts, as `contains` does, take as long as a tenant has rows. */
const SCANS = /\bcontains_text\(/i

/**
 * Kysely's driver for SQLite: one connection writes, one transaction at a time, and a second one reads beside it, so that no reader waits for a
 * writer. Slow reads run in threads. Waiting, also for the lock of another program, never blocks the event loop.
 */
export class OneWriterDriver implements Driver {
  readonly #writer: Statements
  readonly #reader: Statements
  readonly #turns: Turns
  readonly #threads: ReaderThreads
  readonly #committed: () => void

  /** @param committed called after each commit of this driver */
  constructor(writer: SqliteDatabase.Database, turns: Turns, committed: () => void) {
    this.#turns = turns
    this.#committed = committed
    this.#writer = new Statements(writer)
    const reader = new SqliteDatabase(writer.name, { readonly: true, timeout: 0 })
    for (const connection of [writer, reader]) addSearch(connection)
    this.#reader = new Statements(reader)
    this.#threads = new ReaderThreads(writer.name)
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const { read } = this
    return new Connection({ writer: this.#writer, read, alone: (write) => this.#alone(write) })
  }

  async releaseConnection(): Promise<void> {}

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const deadline = performance.now() + PATIENCE_MS
    const done = await this.#turns.take()
    try {
      // All our transactions write. A transaction that takes the lock only at its first write fails if another process wrote in the meantime; `begin
      // immediate` waits instead.
      await untilFree(deadline, () => this.#writer.get('begin immediate').run())
    } catch (error) {
      done()
      throw error
    }
    asOurs(connection).endTurn = done
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    this.#writer.get('commit').run()
    this.#committed()
    asOurs(connection).leave()
  }

  /** SQLite rolls back by itself when the disk is full; then there is nothing to roll back. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      if (this.#writer.database.inTransaction) this.#writer.get('rollback').run()
    } finally {
      asOurs(connection).leave()
    }
  }

  async destroy(): Promise<void> {
    await this.#threads.close()
    this.#reader.database.close()
    this.#writer.database.close()
  }

  /** Runs a read here, or in a thread if it may be slow. */
  readonly read = async <Row>(text: string, parameters: readonly unknown[]): Promise<QueryResult<Row>> => {
    const statement = this.#reader.get(text)
    if (statement.reader && this.#reader.isSlow(text))
      return { rows: (await this.#threads.read(text, parameters, SCANS.test(text))) as Row[] }
    const began = processorTime()
    try {
      return run(statement, parameters)
    } catch (error) {
      if (!isBusy(error)) throw error
      return untilFree(performance.now() + PATIENCE_MS, () => run<Row>(statement, parameters))
    } finally {
      if (processorTime() - began > SLOW_MS) this.#reader.noteSlow(text)
    }
  }

  /** Runs a write in its turn. */
  async #alone<T>(write: () => T): Promise<T> {
    const deadline = performance.now() + PATIENCE_MS
    const done = await this.#turns.take()
    try {
      const result = await untilFree(deadline, write)
      this.#committed()
      return result
    } finally {
      done()
    }
  }
}

/** @returns the processor time of this thread so far, in milliseconds */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function asOurs(connection: DatabaseConnection): Connection {
  if (connection instanceof Connection) return connection
  throw new TypeError('A connection of another driver')
}

/** Runs the statements of a connection. */
interface Access {
  writer: Statements
  read<Row>(text: string, parameters: readonly unknown[]): Promise<QueryResult<Row>>
  alone<T>(write: () => T): Promise<T>
}

class Connection implements DatabaseConnection {
  /** Set while it is inside a transaction. */
  endTurn: (() => void) | null = null
  readonly #of: Access

  constructor(of: Access) {
    this.#of = of
  }

  /** Ends the transaction of this connection and lets the next one start. */
  leave(): void {
    this.endTurn?.()
    this.endTurn = null
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { writer, read, alone } = this.#of
    if (this.endTurn) return run(writer.get(sql), parameters)
    // The reading connection may not know the writer's latest schema change yet.
    const writes = !writer.get(sql).readonly
    return writes ? alone(() => run<Row>(writer.get(sql), parameters)) : read(sql, parameters)
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Rows are read by pages, not streamed')
  }
}

function run<Row>(statement: SqliteDatabase.Statement, parameters: readonly unknown[]): QueryResult<Row> {
  if (statement.reader) return { rows: statement.all(parameters) as Row[] }
  const { changes, lastInsertRowid } = statement.run(parameters)
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
}

/** Prepared statements of one handle: preparing costs more than running most of them. */
class Statements {
  readonly database: SqliteDatabase.Database
  readonly #kept = new Map<string, SqliteDatabase.Statement>()
  readonly #slow = new Set<string>()

  constructor(database: SqliteDatabase.Database) {
    this.database = database
  }

  /** Whether a statement may be slow: it searches texts, or has been slow before. */
  isSlow(text: string): boolean {
    return SCANS.test(text) || this.#slow.has(text)
  }

  noteSlow(text: string): void {
    if (this.#slow.size < STATEMENTS_KEPT) this.#slow.add(text)
  }

  get(text: string): SqliteDatabase.Statement {
    const known = this.#kept.get(text)
    if (known) return known
    const statement = this.database.prepare(text)
    if (this.#kept.size >= STATEMENTS_KEPT) this.#kept.delete(this.#kept.keys().next().value as string)
    this.#kept.set(text, statement)
    return statement
  }
}

/** Admits one holder at a time, in order of arrival. */
export class Turns {
  #last: Promise<void> = Promise.resolve()
  #asked = 0
  #ended = 0

  /** Number of holders and waiters. */
  get open(): number {
    return this.#asked - this.#ended
  }

  /** @returns a function that ends the turn, once the turn has come */
  async take(): Promise<() => void> {
    const before = this.#last
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#last = promise
    this.#asked += 1
    await before
    return () => {
      this.#ended += 1
      resolve()
    }
  }
}

/** Retries while another program holds the lock, until a moment of `performance.now()`; at least once. */
async function untilFree<T>(deadline: number, act: () => T): Promise<T> {
  for (;;) {
    try {
      return act()
    } catch (error) {
      if (!isBusy(error) || performance.now() >= deadline) throw error
    }
    await sleep(LOOK_AGAIN_MS)
  }
}
