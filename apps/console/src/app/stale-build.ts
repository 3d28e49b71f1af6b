import { sessionStore } from '@seaport/i18n/storage'

const KEY = 'reloaded-for-update'
/** A page that keeps failing is not loaded more often than this, in ms. */
const AGAIN_MS = 60_000
/** Milliseconds between two attempts while the server does not answer. */
const RETRY_MS = 2000

let wanting = false

/**
 * After a server update the chunks of this page are gone, so it reloads once. While the server is unreachable it does not: unsaved work would be
 * lost to the browser's error page.
 */
export function reloadOnStaleBuild(): void {
  addEventListener('vite:preloadError', () => {
    wanting = true
    if (Date.now() - lastReload() < AGAIN_MS) return
    void reloadIfAnswered()
  })
}

/** Loads the page anew once the server is there. For a start that has failed: nothing is drawn that could be lost. */
export async function startAnew(): Promise<void> {
  do {
    const wait = Math.max(RETRY_MS, lastReload() + AGAIN_MS - Date.now())
    await new Promise((resolve) => setTimeout(resolve, wait))
  } while (!(await reloadIfAnswered()))
}

/** Retries a crashed screen. A missing file needs a page reload: a failed import is not requested again. */
export function retryChunk(showAgain: () => void): void {
  if (wanting) void reloadIfAnswered()
  else showAgain()
}

const lastReload = () => Number(sessionStore.getItem(KEY))

async function reloadIfAnswered(): Promise<boolean> {
  const answer = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  if (!answer?.ok) return false
  sessionStore.setItem(KEY, String(Date.now()))
  location.reload()
  return true
}
