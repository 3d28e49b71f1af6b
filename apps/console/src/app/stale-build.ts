import { sessionStore } from '@seaport/i18n/storage'

const KEY = 'reloaded-for-update'

let wanting = false

/**
 * After a server update the chunks of this page are gone, so it reloads once. While the server is unreachable it does not: unsaved work would be
 * lost to the browser's error page.
 */
export function reloadOnStaleBuild(): void {
  addEventListener('vite:preloadError', () => {
    wanting = true
    const last = Number(sessionStore.getItem(KEY))
    if (Date.now() - last < 60_000) return
    void reloadWhenAnswered()
  })
}

/** Retries a crashed screen. A missing file needs a page reload: a failed import is not requested again. */
export function retryChunk(showAgain: () => void): void {
  if (wanting) void reloadWhenAnswered()
  else showAgain()
}

async function reloadWhenAnswered(): Promise<void> {
  const answer = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  if (!answer?.ok) return
  sessionStore.setItem(KEY, String(Date.now()))
  location.reload()
}
