/** Milliseconds after which it runs even if the page is never idle. */
const AT_LATEST_MS = 5_000

/** Runs something once the browser is idle; without idle callbacks (Safari) after the maximum delay. */
export function whenIdle(act: () => void, signal?: AbortSignal): void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(act, { timeout: AT_LATEST_MS })
    signal?.addEventListener('abort', () => cancelIdleCallback(handle), { once: true })
  } else {
    const timer = setTimeout(act, AT_LATEST_MS)
    signal?.addEventListener('abort', () => clearTimeout(timer), { once: true })
  }
}
