const SIGNS = { amp: '&', lt: '<', gt: '>' } as const

/**
 * Undoes what X's API does to texts: `&`, `<` and `>` arrive as HTML entities, every other sign as it is. In one pass, since `&amp;lt;` is what
 * somebody wrote as `&lt;`.
 */
export const decodeEntities = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt);/g, (_, name: keyof typeof SIGNS) => SIGNS[name])
