/** What of a key press says which key it was; DOM's and Electron's have both. */
export interface PressedKey {
  readonly key: string
  /** The key's place, by the letter or digit that a US keyboard has there: `KeyD`, `Digit1`. */
  readonly code?: string | undefined
}

/**
 * @returns the key in lower case as shortcuts name it. Layouts without Latin letters (Cyrillic, Greek, Arabic, Hangul) are read by the key's place,
 * as browsers do for their own shortcuts; a Latin one keeps its letters where they are.
 */
export function latinKeyOf({ key, code = '' }: PressedKey): string {
  const isLatin = key.length !== 1 || (key >= ' ' && key <= '~')
  const place = /^(?:Key|Digit)(\w)$/.exec(code)?.[1]
  return (isLatin || place === undefined ? key : place).toLowerCase()
}
