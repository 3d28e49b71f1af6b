import { vi } from 'vitest'
import { PATIENCE_MS } from './patience.ts'

/** Vitest's `vi.waitFor` times out after a second, and has no global setting. */
const { waitFor, waitUntil } = vi

const pending = new Map<Promise<unknown>, Error>()

vi.waitFor = (callback, options) => noted(waitFor(callback, patiently(options)), new Error('waits'))
vi.waitUntil = (callback, options) => noted(waitUntil(callback, patiently(options)), new Error('waits'))

/** @returns the stacks of the waits that are not over: each would move the faked clock of the next file of its worker */
export function takePendingWaits(): string[] {
  const stacks = [...pending.values()].map(({ stack }) => stack ?? '')
  pending.clear()
  return stacks
}

function noted<Result>(wait: Promise<Result>, began: Error): Promise<Result> {
  pending.set(wait, began)
  const end = () => pending.delete(wait)
  wait.then(end, end)
  return wait
}

function patiently<Options extends object>(options: number | Options | undefined) {
  return typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options }
}
