/** Initials: of the first and the last word, or the first character where names are written without spaces. */
export function initialsOf(name: string): string {
  const words = name.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? []
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  if (/^\p{Script=Han}/u.test(first)) return [...first][0] ?? ''
  return [first, last]
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()
}

/** Hashes a name to 0…`count` - 1. */
export function indexOfName(name: string, count: number): number {
  let hash = 0
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return hash % count
}
