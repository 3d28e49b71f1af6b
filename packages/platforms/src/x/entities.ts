const SIGNS = { amp: '&', lt: '<', gt: '>' } as const

/**
 * Decodes texts of X's API: `&`, `<` and `>` arrive as HTML entities, every other character as it is. In one pass, because `&amp;lt;` is the escaped
 * form of a literal `&lt;`.
 */
export const decodeEntities = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt);/g, (_, name: keyof typeof SIGNS) => SIGNS[name])
