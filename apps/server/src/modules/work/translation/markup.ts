import { TranslationError, type TranslationService } from './provider.ts'

/** Parts that must not change: script variables, doubled braces, and addresses. */
const KEPT = /\{\{|\}\}|\{[^{}\n]{1,60}\}|https?:\/\/[^\s<>"'，。！？、；]+/g

/** @returns the untranslatable parts of a text, in order */
export function keptIn(text: string): string[] {
  return text.match(KEPT) ?? []
}

/** Converts a text into markup in which everything that must not change is a separate element. */
export function mark(text: string, { name, attributes }: TranslationService['keep']): string {
  let at = 0
  let marked = ''
  for (const { 0: kept, index } of text.matchAll(KEPT)) {
    marked += `${escapeMarkup(text.slice(at, index))}<${name}${attributes}>${escapeMarkup(kept)}</${name}>`
    at = index + kept.length
  }
  return marked + escapeMarkup(text.slice(at))
}

/** Removes the markup from a translation. */
export function unmark(marked: string, { name }: TranslationService['keep']): string {
  return unescapeMarkup(marked.replace(new RegExp(`</?${name}(?:\\s[^>]*)?>`, 'gi'), ''))
}

/** @throws TranslationError: placeholder, if a protected part is missing, changed or duplicated */
export function requireKept(original: string, translation: string): void {
  const [before, after] = [keptIn(original).sort(), keptIn(translation).sort()]
  if (before.length !== after.length || before.some((kept, index) => kept !== after[index]))
    throw new TranslationError('placeholder')
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}

/** Services also escape quotes, by name or by number. */
function unescapeMarkup(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole
  })
}
