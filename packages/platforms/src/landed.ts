import { NetworkError } from './outcome.ts'

/** Result of a write: the network's id. */
export interface Landed {
  id: string
}

/**
 * Sends once. If the answer is lost, the network is asked whether the write arrived; what it cannot confirm stays
 * `unknown` and is not sent again. @throws {NetworkError} unknown if it cannot be determined
 */
export async function sendOnce(
  send: () => Promise<Landed>,
  find: () => Promise<Landed | null>,
): Promise<Landed> {
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof NetworkError) || error.outcome.kind !== 'unknown') throw error
    const found = await find().catch(() => null)
    if (found) return found
    throw error
  }
}

/**
 * @returns whether a text shown by the network is the one that was sent: networks shorten links and prefix replies with
 * names. An empty text, as of a picture alone, never matches.
 */
export function isSameText(shown: string, sent: string): boolean {
  return plain(sent) !== '' && plain(shown).endsWith(plain(sent))
}

function plain(text: string): string {
  return text
    .replaceAll(/https?:\/\/\S+/g, '://')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
