import { Worker } from 'node:worker_threads'
import { CallerGone } from './faults.ts'
import { callerGone } from './tenant-turns.ts'

/** How many statements are read at once, and how many wait. One thread takes no scans: what has an index never waits for what looks through everything. */
const THREADS = 2
const MOST_WAITING = 200
/** A statement that takes longer is given up, in milliseconds: as long as one on PostgreSQL may run. */
const TIME_LIMIT_MS = 20_000

interface Asked {
  text: string
  parameters: readonly unknown[]
  /** Scans all rows of a tenant, as a search does. */
  scans: boolean
  resolve(rows: unknown[]): void
  reject(fault: Error): void
}

type Answer = { rows: Record<string, unknown>[] } | { fault: { message: string; code?: string } }

/** Reads an SQLite file in threads, for statements that would stop the event loop: SQLite answers on the thread that asks. */
export class ReaderThreads {
  readonly #file: string
  readonly #waiting: Asked[] = []
  readonly #idle: Reader[] = []
  readonly #all = new Set<Reader>()
  #scanning = 0

  constructor(file: string) {
    this.#file = file
  }

  /** @throws CallerGone; Error with SQLite's code: SQLITE_BUSY_READERS when many wait, SQLITE_INTERRUPT for a statement that takes too long */
  read(text: string, parameters: readonly unknown[], scans: boolean): Promise<unknown[]> {
    if (this.#waiting.length >= MOST_WAITING)
      throw withCode('Many statements wait to be read', 'SQLITE_BUSY_READERS')
    const gone = callerGone()
    if (gone?.aborted) throw new CallerGone()
    const { promise, resolve, reject } = Promise.withResolvers<unknown[]>()
    const asked = { text, parameters, scans, resolve, reject }
    this.#waiting.push(asked)
    const drop = () => this.#drop(asked)
    gone?.addEventListener('abort', drop, { once: true })
    this.#next()
    return promise.finally(() => gone?.removeEventListener('abort', drop))
  }

  /** Nobody waits for it any more. What is being read already is read to its end: another thread costs more. */
  #drop(asked: Asked): void {
    const at = this.#waiting.indexOf(asked)
    if (at === -1) return
    this.#waiting.splice(at, 1)
    asked.reject(new CallerGone())
  }

  /** Gives up what is read and what waits. */
  async close(): Promise<void> {
    for (const { reject } of this.#waiting.splice(0))
      reject(withCode('The database was closed', 'SQLITE_INTERRUPT'))
    await Promise.all([...this.#all].map((reader) => reader.end()))
  }

  #next(): void {
    const at = this.#waiting.findIndex(({ scans }) => !scans || this.#scanning < THREADS - 1)
    const asked = this.#waiting[at]
    const reader = asked && (this.#idle.pop() ?? this.#start())
    if (!reader) return
    this.#waiting.splice(at, 1)
    if (asked.scans) this.#scanning += 1
    const timer = setTimeout(
      () => reader.fail(withCode('A statement took too long', 'SQLITE_INTERRUPT')),
      TIME_LIMIT_MS,
    )
    reader
      .ask(asked)
      .then(
        (answer) => {
          this.#idle.push(reader)
          if ('rows' in answer) asked.resolve(answer.rows.map(withBuffers))
          else asked.reject(withCode(answer.fault.message, answer.fault.code))
        },
        (fault: Error) => {
          this.#all.delete(reader)
          void reader.end()
          asked.reject(fault)
        },
      )
      .finally(() => {
        clearTimeout(timer)
        if (asked.scans) this.#scanning -= 1
        this.#next()
      })
  }

  /** @returns a new thread, while there may be one more */
  #start(): Reader | undefined {
    if (this.#all.size >= THREADS) return undefined
    const reader = new Reader(this.#file)
    this.#all.add(reader)
    return reader
  }
}

/** A thread, which answers one statement at a time. */
class Reader {
  readonly #worker: Worker
  readonly #givenUp = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  #answer = Promise.withResolvers<Answer>()
  /** Resolved once the thread has answered, or died, whether or not somebody still waits; undefined before it is asked. */
  #quiet: PromiseWithResolvers<void> | undefined

  constructor(file: string) {
    this.#worker = new Worker(new URL('./reader-thread.ts', import.meta.url), {
      workerData: { file, givenUp: this.#givenUp },
      execArgv: [],
    })
    this.#worker.unref()
    this.#worker.on('message', (answer: Answer | object) => {
      // Under `node --watch` a worker also reports the modules that it loads.
      if (!('rows' in answer || 'fault' in answer)) return
      this.#answer.resolve(answer)
      this.#quiet?.resolve()
    })
    this.#worker.on('error', (fault) => {
      this.fail(fault)
      this.#quiet?.resolve()
    })
  }

  ask({ text, parameters }: Pick<Asked, 'text' | 'parameters'>): Promise<Answer> {
    this.#answer = Promise.withResolvers()
    this.#quiet = Promise.withResolvers()
    this.#worker.postMessage({ text, parameters })
    return this.#answer.promise
  }

  /**
   * Ends the thread. SQLite does not notice that its thread is to end while it calls no JavaScript, and from then on it calls none: a search
   * is told first, and stops at its next row.
   */
  async end(): Promise<void> {
    Atomics.store(this.#givenUp, 0, 1)
    await this.#quiet?.promise
    await this.#worker.terminate()
  }

  fail(fault: Error): void {
    // Nobody may be waiting.
    this.#answer.promise.catch(() => undefined)
    this.#answer.reject(fault)
  }
}

/** Between threads a buffer becomes plain bytes. */
function withBuffers(row: Record<string, unknown>): Record<string, unknown> {
  for (const [name, value] of Object.entries(row))
    if (value instanceof Uint8Array) row[name] = Buffer.from(value.buffer, value.byteOffset, value.byteLength)
  return row
}

function withCode(message: string, code: string | undefined): Error {
  return Object.assign(new Error(message), { code })
}
