import { Worker } from 'node:worker_threads'
import { CallerGone } from './faults.ts'
import { callerGone } from './tenant-turns.ts'

/** Maximum concurrent statements, and maximum waiting ones. One thread takes no scans, so that an indexed read never waits for a scan. */
const THREADS = 2
const MOST_WAITING = 200
/** Timeout of a statement in milliseconds: the same as on PostgreSQL. */
const TIME_LIMIT_MS = 20_000

interface Asked {
  text: string
  parameters: readonly unknown[]
  /** Whether the statement scans all rows of a tenant, as a search does. */
  scans: boolean
  resolve(rows: unknown[]): void
  reject(fault: Error): void
}

type Answer = { rows: Record<string, unknown>[] } | { fault: { message: string; code?: string } }

/** Reads an SQLite file in threads, for statements that would block the event loop: SQLite runs on the calling thread. */
export class ReaderThreads {
  readonly #file: string
  readonly #waiting: Asked[] = []
  readonly #idle: Reader[] = []
  readonly #all = new Set<Reader>()
  #scanning = 0

  constructor(file: string) {
    this.#file = file
  }

  /** @throws CallerGone; Error with SQLite's code: SQLITE_BUSY_READERS if too many wait, SQLITE_INTERRUPT for a statement that takes too long */
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

  /** The caller is gone. A statement already running is finished, because another thread would cost more. */
  #drop(asked: Asked): void {
    const at = this.#waiting.indexOf(asked)
    if (at === -1) return
    this.#waiting.splice(at, 1)
    asked.reject(new CallerGone())
  }

  /** Cancels running and waiting statements. */
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

  /** @returns a new thread, unless the maximum is reached */
  #start(): Reader | undefined {
    if (this.#all.size >= THREADS) return undefined
    const reader = new Reader(this.#file)
    this.#all.add(reader)
    return reader
  }
}

/** A thread that runs one statement at a time. */
class Reader {
  readonly #worker: Worker
  readonly #givenUp = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  #answer = Promise.withResolvers<Answer>()
  /** Resolves once the thread has answered or died, even if its caller is gone; undefined before the first statement. */
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
   * Ends the thread. A running SQLite statement that calls no JavaScript does not notice the termination, so a search is cancelled first and stops at
   * its next row.
   */
  async end(): Promise<void> {
    Atomics.store(this.#givenUp, 0, 1)
    await this.#quiet?.promise
    await this.#worker.terminate()
  }

  fail(fault: Error): void {
    // The caller may be gone.
    this.#answer.promise.catch(() => undefined)
    this.#answer.reject(fault)
  }
}

/** A buffer sent between threads arrives as a plain `Uint8Array`. */
function withBuffers(row: Record<string, unknown>): Record<string, unknown> {
  for (const [name, value] of Object.entries(row))
    if (value instanceof Uint8Array) row[name] = Buffer.from(value.buffer, value.byteOffset, value.byteLength)
  return row
}

function withCode(message: string, code: string | undefined): Error {
  return Object.assign(new Error(message), { code })
}
