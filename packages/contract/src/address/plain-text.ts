import { cutUnits } from '../kernel/graphemes.ts'

/** Invisible characters that are copied along with a text: zero-width ones, direction marks, byte order marks, variation selectors. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/gu

/** Surrounds text copied from a page: blanks, soft hyphens, zero-width characters, byte order marks. */
const ENDS =
  /^[\s\u00ad\u200b-\u200f\u2060\ufeff]+|(?<![\s\u00ad\u200b-\u200f\u2060\ufeff])[\s\u00ad\u200b-\u200f\u2060\ufeff]+$/g

/** @returns a text trimmed of blanks and invisible characters; its content stays as it is */
export function trimVisibly(text: string): string {
  return text.replace(ENDS, '')
}

/** Byte order marks and noncharacters, which X refuses a post for (twitter-text, "invalid characters") and which nobody sees. */
const FORBIDDEN = /[\uFEFF\uFFFE\uFFFF]/g

/** @returns a text that may be sent to any network */
export function sendableText(text: string): string {
  return text.replace(FORBIDDEN, '')
}

/** @returns a text that a person wrote, without blanks and invisible characters around it, and sendable; joiners and spaces of no width within have a meaning */
export function writtenText(text: string): string {
  return trimVisibly(sendableText(text))
}

/** Signs that turn the direction of all that follows them; marks of one place stay. */
const TURNS = /[\u202A-\u202E\u2066-\u2069]/g

/** A letter without dots, which Unicode does not count among the blanks. */
const BRAILLE_BLANK = '\u2800'

/**
 * @returns a name that somebody has on a network, such that it may stand within our texts: it turns nothing around it (tuskyapp/Tusky#1921), and is empty
 * if nothing of it can be seen (twitter-archive/twitter-text-rb#74)
 */
export function shownName(text: string): string {
  const name = text.replace(TURNS, '').trim()
  return plainText(name.replaceAll(BRAILLE_BLANK, '')) === '' ? '' : name
}

/** @returns a pasted text trimmed, without invisible characters, full-width characters converted to ordinary ones (NFKC) */
export function plainText(text: string): string {
  return text.replace(INVISIBLE, '').normalize('NFKC').trim()
}

/** @returns a telephone number in ordinary digits, blanks and hyphens: address books copy direction marks, no-break blanks and longer dashes along */
export function plainPhone(text: string): string {
  return plainText(text).replace(/[\u2010-\u2015\u2212]/g, '-')
}

/** @returns a text without the marks of a spreadsheet's text cell (an apostrophe, `="…"`) and without surrounding quotes, also where a CSV has quotes around such a mark */
export function unquoted(text: string): string {
  const once = peeled(text)
  return once === text ? text : peeled(once.replaceAll('""', '"'))
}

function peeled(text: string): string {
  const plain = text
    .replace(/^(['’‘`])(.*)\1$/, '$2')
    .replace(/^['’‘`]+/, '')
    .trim()
  return /^=?"(.*)"$/.exec(plain)?.[1]?.trim() ?? plain
}

/**
 * @returns the part of an unparsed line or cell that may be quoted: its beginning, up to the first character that can
 * separate a name from a password. For a link that is the host and the first part of the path.
 */
export function shownPart(text: string): string {
  const plain = plainText(text).slice(0, 400)
  const link = /^(?:https?:\/\/)?(?:[a-z\d-]+\.)+[a-z]{2,}\/[\w.]*/i.exec(plain)?.[0]
  return cutUnits(link ?? /^[@'"]?[\p{L}\p{M}\p{N}_.]*/u.exec(plain)?.[0] ?? '', 60)
}
