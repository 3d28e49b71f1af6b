/** Minimum length of a name that is checked; shorter names occur in too many words. */
const SHORTEST_NAME = 3

/** Letters and digits besides the names that make a password acceptable. */
const ENOUGH = 6

/**
 * Whether a password is little more than its owner's names: the first guess of anyone who knows the person.
 * @param names e-mail address, name of the person, of the product or of the company; each is split into words
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
