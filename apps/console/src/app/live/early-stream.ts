import { API_BASE } from '@seaport/contract/api'
import { EVENTS_PATH } from '@seaport/contract/event'

/**
 * Takes the event stream that index.html has opened beside the first data, so that nothing is missed that happened while the code was on its way.
 * @param signal ends the stream
 * @returns undefined where none was opened, null where it could not be
 */
export async function takeEarlyStream(signal: AbortSignal): Promise<Response | null | undefined> {
  const address = API_BASE + EVENTS_PATH
  const early = globalThis.askedEarly?.get(address)
  globalThis.askedEarly?.delete(address)
  if (!early) return undefined
  const ended = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null)))
  const answer = await Promise.race([early, ended])
  if (!answer?.ok || !answer.body) return null
  return new Response(answer.body.pipeThrough(new TransformStream(), { signal }), answer)
}
