import { vi } from 'vitest'
import { PATIENCE_MS } from './patience.ts'

/** Vitest's `vi.waitFor` times out after a second, and has no global setting. */
const { waitFor, waitUntil } = vi

vi.waitFor = (callback, options) => waitFor(callback, patiently(options))
vi.waitUntil = (callback, options) => waitUntil(callback, patiently(options))

function patiently<Options extends object>(options: number | Options | undefined) {
  return typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options }
}
