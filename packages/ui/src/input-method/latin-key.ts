/** The parts of a key event that identify the key, in DOM and Electron events. */
export interface PressedKey {
  readonly key: string
  /** `code` of the event, the physical key on a US keyboard: `KeyD`, `Digit1`. */
  readonly code?: string | undefined
}

/**
 * @returns the key in lower case as shortcuts name it. For layouts without Latin letters (Cyrillic, Greek, Arabic, Hangul) the physical key is used,
 * as browsers do for their own shortcuts; Latin layouts use the typed letter.
 */
export function latinKeyOf({ key, code = '' }: PressedKey): string {
  const isLatin = key.length !== 1 || (key >= ' ' && key <= '~')
  const place = /^(?:Key|Digit)(\w)$/.exec(code)?.[1]
  return (isLatin || place === undefined ? key : place).toLowerCase()
}
