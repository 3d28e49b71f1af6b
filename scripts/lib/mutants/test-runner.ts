import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { TestAnswer, TestOrder } from './vitest-worker.ts'

/** Runs tests in the copy of the checkout, in a process that is kept until it hangs. */
export class TestRunner {
  readonly #folder: string
  readonly #onPostgres: boolean
  #child: ChildProcess | null = null

  constructor(folder: string, onPostgres: boolean) {
    this.#folder = folder
    this.#onPostgres = onPostgres
  }

  /** @returns what failed; the failure is `timeout` when the time is over */
  async run(order: TestOrder, limitMs: number): Promise<TestAnswer> {
    const child = await this.#ready()
    const settled = new AbortController()
    const limit = AbortSignal.any([AbortSignal.timeout(limitMs), settled.signal])
    const answered = once(child, 'message', { signal: limit })
    const ended = once(child, 'exit', { signal: limit })
    child.send(order)
    try {
      const [answer] = (await Promise.race([answered, ended])) as [TestAnswer | number | null]
      if (typeof answer === 'object' && answer) return answer
      this.#child = null
      return { failure: 'the process of the tests ended', failed: [] }
    } catch (error) {
      if (!limit.aborted) throw error
      this.stop()
      return { failure: 'timeout', failed: [] }
    } finally {
      settled.abort()
      await Promise.allSettled([answered, ended])
    }
  }

  stop(): void {
    const { pid } = this.#child ?? {}
    this.#child = null
    // The whole group: what a test has started ends with it.
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  }

  async #ready(): Promise<ChildProcess> {
    if (this.#child) return this.#child
    const child = fork(join(this.#folder, 'scripts/lib/mutants/vitest-worker.ts'), [], {
      cwd: this.#folder,
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: [],
      env: {
        ...process.env,
        SEAPORT_TEST_DATABASES: this.#onPostgres ? '' : 'sqlite',
        NODE_COMPILE_CACHE: join(this.#folder, '../compiled'),
        NODE_ENV: 'test',
        VITEST: 'true',
        NO_COLOR: '1',
      },
    })
    this.#child = child
    await once(child, 'message')
    return child
  }
}
