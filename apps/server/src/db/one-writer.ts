import { setTimeout as sleep } from 'node:timers/promises'
import SqliteDatabase from 'better-sqlite3'
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import { isBusy } from './faults.ts'
import { ReaderThreads } from './reader-threads.ts'
import { addSearch } from './search-text.ts'

/** How long a write waits for its turn and for the file, in milliseconds, and how often it looks whether that is free. */
const PATIENCE_MS = 2000
const LOOK_AGAIN_MS = 20
const STATEMENTS_KEPT = 500

/** A statement that once took longer is read in a thread from then on, in milliseconds of processor time: how busy the machine is makes none slow. */
const SLOW_MS = 10
/** What looks through texts, as `contains` does, takes as long as a tenant has rows. */
const SCANS = /\bcontains_text\(/i

/**
 * Kysely's driver for SQLite: one connection writes, one transaction after the other, and a second one reads beside it, so that no reader waits for a
 * writer. What takes long to read is read in threads. Whoever waits, also for the lock of another program, leaves the event loop to others.
 */
export class OneWriterDriver implements Driver {
  readonly #writer: Statements
  readonly #reader: Statements
  readonly #turns: Turns
  readonly #threads: ReaderThreads
  readonly #committed: () => void

  /** @param committed called after everything that this driver commits */
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
      // All our transactions write. One that asks for the lock only when it comes to that fails if a command of another process wrote meanwhile; this one waits.
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

  /** A full disk makes SQLite roll back automatically; then there is nothing left to do. */
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

  /** Runs one statement that reads: here, or in a thread where it may take long. */
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

  /** Runs one statement that writes, in its turn. */
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

/** @returns what this thread has used so far, in milliseconds */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function asOurs(connection: DatabaseConnection): Connection {
  if (connection instanceof Connection) return connection
  throw new TypeError('A connection of another driver')
}

/** What a connection runs its statements by. */
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

  /** Ends the transaction for this connection and lets the next one begin. */
  leave(): void {
    this.endTurn?.()
    this.endTurn = null
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { writer, read, alone } = this.#of
    if (this.endTurn) return run(writer.get(sql), parameters)
    // The reader may not know yet what the writer has just made of the schema.
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

/** The prepared statements of one handle: preparing costs more than running most of ours. */
class Statements {
  readonly database: SqliteDatabase.Database
  readonly #kept = new Map<string, SqliteDatabase.Statement>()
  readonly #slow = new Set<string>()

  constructor(database: SqliteDatabase.Database) {
    this.database = database
  }

  /** Whether a statement may take long: it looks through texts, or has taken long before. */
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

/** Lets one at a time pass, in the order of their coming. */
export class Turns {
  #last: Promise<void> = Promise.resolve()
  #asked = 0
  #ended = 0

  /** How many have their turn or wait for it. */
  get open(): number {
    return this.#asked - this.#ended
  }

  /** @returns ends the turn that has come when the promise resolves */
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

/** Tries again and again while another program has the lock, until a moment of `performance.now()`; at least once. */
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
