import { lazy as lazyOnce } from 'react'

/** Milliseconds between two attempts while the server does not answer. */
const RETRY_MS = 2000

/** React's `lazy`, for files that the server may not be there to send: it waits for them, where React's own crashes what is around the part, for good. */
export const lazy: typeof lazyOnce = (load) => lazyOnce(() => loadPatiently(load))

/** Fetches a part before it is shown. If that fails, the part is fetched again when it is shown. */
export function fetchAhead(load: () => Promise<unknown>): void {
  load().catch(() => undefined)
}

/** @throws what `load` throws, if it does so again while the server answers: the file is gone, or broken */
export async function loadPatiently<T>(load: () => Promise<T>): Promise<T> {
  for (let answered = false; ; ) {
    try {
      return await load()
    } catch (error) {
      if (answered) throw error
    }
    answered = await serverAnswers()
    if (!answered) await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
  }
}

async function serverAnswers(): Promise<boolean> {
  const options = { method: 'HEAD', cache: 'no-store' } as const
  const answer = await fetch(location.pathname, options).catch(() => undefined)
  return answer !== undefined && answer.status < 500
}
