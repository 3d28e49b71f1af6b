import { findLinks } from '@seaport/network-text/links'
import { NetworkError } from './outcome.ts'

/** Result of a write: the network's id. */
export interface WriteResult {
  id: string
}

/** Distinguishes an attempt from others with the same text. */
export interface Begun {
  /** Milliseconds since the epoch. */
  at: number
  /** Whether the network's id belongs to another attempt of the account. */
  isKnown(id: string): boolean
}

/** Tolerance in ms: a network's clock may be behind ours, or report whole seconds. */
const CLOCKS_APART_MS = 2 * 60_000

/** @returns whether a row of the network can be this attempt. A row without a time is treated as older. */
export function canBe({ at, isKnown }: Begun, shown: { id: string; at: string | null | undefined }): boolean {
  return Date.parse(shown.at ?? '') >= at - CLOCKS_APART_MS && !isKnown(shown.id)
}

/**
 * Sends once. If the answer is lost, looks up whether the write arrived; an unconfirmed write stays `unknown` and is not sent again. @throws
 * {NetworkError} unknown if it cannot be determined
 */
export async function sendOnce(
  send: () => Promise<WriteResult>,
  find: () => Promise<WriteResult | null>,
): Promise<WriteResult> {
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
 * @returns whether a text shown by the network is the one that was sent: networks shorten links and prefix replies with names. An empty text, such as
 * that of a picture without a caption, never matches.
 */
export function isSameText(shown: string, sent: string): boolean {
  return plain(sent) !== '' && plain(shown).endsWith(plain(sent))
}

function plain(text: string): string {
  return withSchemes(text)
    .replaceAll(/https?:\/\/\S+/g, '://')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Networks also shorten addresses without a scheme: `tea.com/sale` is shown as `https://t.co/…`. */
function withSchemes(text: string): string {
  let plain = ''
  let from = 0
  for (const { start, end } of findLinks(text)) {
    plain += `${text.slice(from, start)}https://link`
    from = end
  }
  return plain + text.slice(from)
}
