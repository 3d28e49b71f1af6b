import { NetworkError } from './outcome.ts'

/** What a write brought: the network's id of it. */
export interface Landed {
  id: string
}

/**
 * Sends once. If the answer is lost, the network is asked whether it arrived; what it cannot confirm stays `unknown` and is not sent again.
 * @throws {NetworkError} unknown if it cannot be found out
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
 * @returns whether a network shows a text as the one that was sent: it shortens links and puts names before answers. No words, as of a picture
 * alone, are never known again.
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
