import { locales } from '@seaport/contract/kernel/locale'
import type { Locale } from '@seaport/contract/kernel/locale.schema'

/**
 * Reads the notes of a release (docs/releases/<version>.md): a heading `## cn`, `## hk`, `## en`, `## vi` before each language's text.
 * @throws Error that names the languages without notes
 */
export function parseNotes(text: string): Record<Locale, string> {
  const sections = new Map<string, string>()
  for (const part of text.split(/^## +/m).slice(1)) {
    const end = part.indexOf('\n')
    sections.set(part.slice(0, end < 0 ? undefined : end).trim(), end < 0 ? '' : part.slice(end).trim())
  }
  const missing = locales.filter((locale) => !sections.get(locale))
  if (missing.length > 0)
    throw new Error(`there are no notes under ${missing.map((one) => `## ${one}`).join(', ')}`)
  return Object.fromEntries(locales.map((locale) => [locale, sections.get(locale)])) as Record<Locale, string>
}
