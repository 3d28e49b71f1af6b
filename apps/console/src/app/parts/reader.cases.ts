import { createFormat, type Format } from '@seaport/i18n/format'
import type * as react from '@seaport/i18n/react'
import type { Reader } from '@seaport/ui/test-support/part-stage'
import { tellingWordsApart } from '@seaport/ui/test-support/words-apart'

/** Who reads in the records of parts and screens. */
export const reader: Reader = { isAskedFor: false, instead: undefined }

/** @returns what tells components the reader's language instead of the one that words are in, and puts texts together as that does */
export const readBy = (original: typeof react): typeof react => ({
  ...tellingWordsApart(original),
  useLanguage: () => {
    const now = original.useLanguage()
    reader.isAskedFor = true
    return reader.instead ? { ...now, lang: reader.instead } : now
  },
  useFormat: () => joiningAsReader(original.useFormat()),
})

const known = new WeakMap<Format, Format>()

function joiningAsReader(format: Format): Format {
  const joinBy =
    (name: 'list' | 'statements' | 'sentences') =>
    (items: readonly string[]): string => {
      if (items.length > 1) reader.isAskedFor = true
      return (reader.instead ? createFormat(reader.instead, format.zone) : format)[name](items)
    }
  const joining = known.get(format) ?? {
    ...format,
    list: joinBy('list'),
    statements: joinBy('statements'),
    sentences: joinBy('sentences'),
  }
  known.set(format, joining)
  return joining
}
