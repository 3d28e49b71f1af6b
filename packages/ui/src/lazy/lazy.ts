import { lazy as lazyOnce } from 'react'

/** Milliseconds between two attempts while the server does not answer. */
const RETRY_MS = 2000

/** Any component, as React's own `lazy` takes it. */
type Part = Awaited<ReturnType<Parameters<typeof lazyOnce>[0]>>['default']

/** A component whose file is fetched when it is first shown. While the server is not there to send it, it waits, where React's `lazy` crashes what is around the part, for good. */
export const lazy = <Component extends Part>(load: () => Promise<Component>) =>
  lazyOnce(async () => ({ default: await loadPatiently(load) }))

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
