const SIGNS = { amp: '&', lt: '<', gt: '>' } as const

/**
 * Decodes texts of X's API: `&`, `<` and `>` arrive as HTML entities, every other character as it is. In one pass, because `&amp;lt;` is the escaped
 * form of a literal `&lt;`.
 */
export const decodeEntities = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt);/g, (_, name: keyof typeof SIGNS) => SIGNS[name])

/** @returns the text with the addresses that its links lead to, in place of X's own `https://t.co/…` */
export function expandLinks(text: string, links: readonly { url: string; expanded_url: string }[]): string {
  const addresses = new Map(links.map(({ url, expanded_url }) => [url, expanded_url]))
  return text.replaceAll(/https?:\/\/t\.co\/\w+/gi, (short) => addresses.get(short) ?? short)
}
