import type { Log } from '../log.ts'

/** A logger whose children are created on their first entry: creating one per request costs more than most polls, which log nothing. */
class LazyLog {
  readonly #make: () => Log
  #log: Log | undefined
  constructor(make: () => Log) {
    this.#make = make
  }
  get log(): Log {
    this.#log ??= this.#make()
    return this.#log
  }
  get level(): string {
    return this.log.level
  }
  set level(level: string) {
    this.log.level = level
  }
  child(...names: Parameters<Log['child']>): LazyLog {
    return new LazyLog(() => this.log.child(...names))
  }
}
for (const name of ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const)
  Object.defineProperty(LazyLog.prototype, name, {
    value(this: LazyLog, ...args: Parameters<Log[typeof name]>) {
      return Reflect.apply(this.log[name], this.log, args)
    },
  })

/** @returns the same log for Fastify: the child logger of each request costs nothing until it is used */
export function withLazyChildren(log: Log): Log {
  const child = (...names: Parameters<Log['child']>) => new LazyLog(() => log.child(...names))
  return Object.create(log, { child: { value: child } })
}
