/** Difficulty of guessing a password: empty, too short, weak, fair, strong. */
export type Strength = 'none' | 'short' | 'weak' | 'fair' | 'strong'

/** Minimum length by the contract. */
const SHORTEST = 8
/** Bits from which guessing takes long, or too long. */
const FAIR = 45
const STRONG = 65

/** Sizes of the alphabets of the password's characters. */
const ALPHABETS: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[!-/:-@[-`{-~ ]/, 33],
  [/[^ -~]/, 100],
]

/** Parts of many passwords: each counts as one letter. */
const COMMON = /password|passwort|mima|matkhau|seaport|admin|welcome|letmein|iloveyou|qwerty|asdf|zxcv|abc/gi

/**
 * Guesses the strength of a password, without a dictionary: letters that repeat or continue the one before, well-known words and the person's own name count
 * for little.
 * @param name part of the e-mail address before the @
 */
export function strengthOf(password: string, name: string): Strength {
  if (password === '') return 'none'
  if (password.length < SHORTEST) return 'short'
  const own = without(password, name)
  const letters = [...own.replace(COMMON, '0')]
  const fresh = letters.filter((letter, at) => at === 0 || !continues(letters[at - 1] ?? '', letter))
  const different = new Set(fresh).size
  const alphabet = ALPHABETS.reduce((sum, [pattern, size]) => sum + (pattern.test(own) ? size : 0), 0)
  // Repeated characters add little: half of each counts.
  const bits = (different + (fresh.length - different) / 2) * Math.log2(Math.max(alphabet, 2))
  return bits < FAIR ? 'weak' : bits < STRONG ? 'fair' : 'strong'
}

/** The password with the name replaced by a single letter. */
function without(password: string, name: string): string {
  const at = name.length < 3 ? -1 : password.toLowerCase().indexOf(name.toLowerCase())
  return at < 0 ? password : `${password.slice(0, at)}0${without(password.slice(at + name.length), name)}`
}

/** A repetition of the last character, or its neighbour in its row. */
function continues(before: string, letter: string): boolean {
  return Math.abs((letter.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0)) <= 1
}
