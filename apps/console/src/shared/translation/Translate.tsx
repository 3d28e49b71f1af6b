import { useLanguage } from '@seaport/i18n/react'
import { TranslatedText } from '@seaport/product-ui/translated-text'
import type { ReactNode } from 'react'
import { useTranslation } from './useTranslation.ts'

/** Offers the translation of a text into the reader's language, if the operator has set it up. */
export function Translate({ text }: { text: string }): ReactNode {
  const { lang } = useLanguage()
  const translate = useTranslation()
  return translate && <TranslatedText text={text} translate={(written) => translate([written], lang)} />
}
