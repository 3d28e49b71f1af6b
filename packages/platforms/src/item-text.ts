import { cutUnits } from '@seaport/contract/kernel/graphemes'

/** Cuts to a length that the contract accepts, between two graphemes, and removes lone surrogates and NULs, which a database rejects. */
export function clean(text: string, length: number): string {
  return cutUnits(text.replaceAll('\0', ''), length).toWellFormed()
}

/** @returns a homepage's own text followed by its newest posts, newest first; a post without a text, such as a new profile picture, has no line */
export function homepageText(
  about: string,
  posts: readonly { at: string | undefined; text: string }[],
): string {
  const lines = posts
    .filter(({ text }) => text.trim() !== '')
    .map(({ at, text }) => `${at ? `${at.slice(0, 10)} ` : ''}${text.replaceAll(/\s+/g, ' ')}`)
  return [about, ...lines].filter((line) => line.trim() !== '').join('\n')
}
