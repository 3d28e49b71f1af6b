/** Milliseconds after which it runs even if the page is never idle. */
const AT_LATEST_MS = 5_000

/** Does something once the browser has nothing to draw; a browser that can't tell (Safari) does it at the latest moment. */
export function whenIdle(act: () => void, signal: AbortSignal): void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(act, { timeout: AT_LATEST_MS })
    signal.addEventListener('abort', () => cancelIdleCallback(handle), { once: true })
  } else {
    const timer = setTimeout(act, AT_LATEST_MS)
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  }
}
