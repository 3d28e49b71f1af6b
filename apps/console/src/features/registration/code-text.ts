const SIX = /(?<!\d)\d{6}(?!\d)/

/** The digits typed as a code, also full-width ones; six at most. */
export function codeDigits(typed: string): string {
  return typed.normalize('NFKC').replace(/\D/g, '').slice(0, 6)
}

/** Extracts the code from pasted text: a whole mail, a code in two groups; undefined if there is none. */
export function codeIn(pasted: string): string | undefined {
  const text = pasted.normalize('NFKC')
  return SIX.exec(text)?.[0] ?? SIX.exec(text.replace(/(?<=\d)[\s-](?=\d)/g, ''))?.[0]
}
