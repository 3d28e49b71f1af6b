import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Wanted } from './resident.ts'
import type { Verdict } from './run-fault.ts'

/** How long a run may take, in ms: a planted fault may keep its test busy for ever, and such a test has noticed it. */
const LIMIT_MS = 15 * 60_000

/** A long-running process that runs tests in one copy of the checkout. */
export interface Resident {
  run(wanted: Wanted): Promise<Verdict>
  close(): Promise<void>
}

/** @param tests files that it will run, nightly ones included */
export function openResident(copy: string, tests: readonly string[], env: NodeJS.ProcessEnv): Resident {
  let current: ReturnType<typeof start> | undefined
  const start = async () => {
    const child = fork(join(copy, 'scripts/lib/faults/resident.ts'), tests, {
      cwd: copy,
      env: { ...process.env, ...env },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // A group of its own, which is killed together: a worker that is busy hears nothing.
      detached: true,
    })
    const ended = once(child, 'exit').then(([code]): Verdict => {
      current = undefined
      return { ran: false, failure: `the process of the tests ended with ${code}` }
    })
    await Promise.race([once(child, 'message'), ended])
    return { child, ended }
  }
  return {
    async run(wanted) {
      current ??= start()
      const { child, ended } = await current
      if (child.connected) child.send(wanted)
      let isOver = false
      const limit = setTimeout(() => {
        isOver = true
        if (child.pid) process.kill(-child.pid, 'SIGKILL')
      }, LIMIT_MS)
      const verdict = await Promise.race([
        ended,
        once(child, 'message').then(([message]) => message as Verdict),
      ])
      clearTimeout(limit)
      return isOver ? { ran: true, failure: `it did not end within ${LIMIT_MS / 60_000} minutes` } : verdict
    },
    async close() {
      if (!current) return
      const { child, ended } = await current
      if (child.connected) child.disconnect()
      await ended
    },
  }
}
