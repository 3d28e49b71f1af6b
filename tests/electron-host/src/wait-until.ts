import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { PATIENCE_MS } from '../../support/patience.ts'

/**
 * Polls until there is an answer.
 * @param saw describes the current state for the error message
 * @throws Error naming `what` and the current state after the tests' timeout
 */
export async function waitUntil<T>(
  what: string,
  ask: () => Promise<T | undefined | false> | T | undefined | false,
  saw?: () => unknown,
): Promise<T> {
  const until = performance.now() + PATIENCE_MS
  for (;;) {
    const answer = await ask()
    if (answer !== undefined && answer !== false) return answer
    if (performance.now() > until) {
      const seen = saw ? `; there is ${JSON.stringify(await saw())}` : ''
      throw new Error(`Waited ${PATIENCE_MS / 1000} s in vain for ${what}${seen}`)
    }
    await wait(20)
  }
}

/**
 * The outcome of what has no limit of its own, such as a script that waits inside a page.
 * @throws Error naming `what` after the tests' timeout
 */
export async function inTime<T>(what: string, outcome: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const error = new Error(`Waited ${PATIENCE_MS / 1000} s in vain for ${what}`)
  const timer = setTimeout(() => late.reject(error), PATIENCE_MS)
  try {
    return await Promise.race([outcome, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** True while a process with this id runs; zombies don't count. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  if (process.platform !== 'linux') return true
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}
