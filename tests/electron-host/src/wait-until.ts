import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { PATIENCE_MS } from '../../support/patience.ts'

/**
 * Polls until there is an answer.
 * @param saw what there is instead, for the message of the error
 * @throws Error naming `what`, and what was seen, once the tests' patience is over
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

/** True while a process of this id runs; one that has ended but that nobody has collected yet does not count. */
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
