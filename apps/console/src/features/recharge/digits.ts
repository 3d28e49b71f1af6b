/** Keeps the digits of what was typed or pasted (specification, section 5); full-width ones of Chinese keyboards count, leading zeros do not. */
export function digitsOf(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
}
