/** Shorter names are found in too many words. */
const SHORTEST_NAME = 3

/** So many letters and digits besides the names make a password one's own. */
const ENOUGH = 6

/**
 * Whether a password consists of little more than its owner's names: what anybody who knows the person tries first.
 * @param names e-mail address, name of the person, of the product or of the company; each with the words in it
 */
export function isPersonalPassword(password: string, names: readonly (string | null | undefined)[]): boolean {
  const words = names
    .flatMap((name) => (name ? [name, ...name.split(/[^\p{L}\p{N}]+/u)] : []))
    .map((word) => plain(word))
    .filter((word) => word.length >= SHORTEST_NAME)
    .toSorted((one, other) => other.length - one.length)
  const whole = plain(password)
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), whole)
  return rest !== whole && rest.length < ENOUGH
}

/** Letters and digits alone, in lower case. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}
