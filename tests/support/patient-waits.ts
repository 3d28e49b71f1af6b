import { vi } from 'vitest'
import { PATIENCE_MS } from './patience.ts'

/** Vitest's own waits give up after a second, which no setting changes. */
const { waitFor, waitUntil } = vi

vi.waitFor = (callback, options) => waitFor(callback, patiently(options))
vi.waitUntil = (callback, options) => waitUntil(callback, patiently(options))

function patiently<Options extends object>(options: number | Options | undefined) {
  return typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options }
}
