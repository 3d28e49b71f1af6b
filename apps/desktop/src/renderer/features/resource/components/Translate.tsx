import { useLanguage } from '@seaport/i18n/react'
import { TranslatedText } from '@seaport/product-ui/translated-text'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ipcQuery } from '../../../shared/queries.ts'
import { seaport } from '../../../shared/seaport.ts'

/** Offers the translation of a text into the reader's language, where the operator offers any. */
export function Translate({ text }: { text: string }): ReactNode {
  const { lang } = useLanguage()
  const { data } = useQuery(ipcQuery('translation.get', {}))
  if (!data?.provider) return null
  const translate = (written: string) => seaport.call('translation.translate', { texts: [written], to: lang })
  return <TranslatedText text={text} translate={translate} />
}
