import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** Polls until there is an answer. @throws Error naming `what` after `timeoutMs` */
export async function waitUntil<T>(
  what: string,
  ask: () => Promise<T | undefined | false> | T | undefined | false,
  timeoutMs = 15_000,
): Promise<T> {
  const until = performance.now() + timeoutMs
  for (;;) {
    const answer = await ask()
    if (answer !== undefined && answer !== false) return answer
    if (performance.now() > until) throw new Error(`Waited ${timeoutMs} ms in vain for ${what}`)
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
