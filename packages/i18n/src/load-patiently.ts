/** Milliseconds between two attempts while the server does not answer. */
const RETRY_MS = 2000

/**
 * Loads a file of the build, and again for as long as the server is not there to send it.
 * @throws what `load` throws, if it does so again while the server answers: the file is gone, or broken
 */
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
