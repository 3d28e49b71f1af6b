import { Button } from '@fluentui/react-components'
import { TranslateRegular } from '@fluentui/react-icons/svg/translate'
import { cutUnits } from '@seaport/contract/kernel/graphemes'
import { locales } from '@seaport/contract/kernel/locale'
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import { LANG_NAMES } from '@seaport/i18n/lang'
import { useFormat, useT } from '@seaport/i18n/react'
import { Hint } from '@seaport/ui/hint'
import { useNotify } from '@seaport/ui/use-notify'
import { useStillShown } from '@seaport/ui/use-still-shown'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../shared/translation/useTranslation.ts'

interface Text {
  title: string
  content: string
}

interface TranslateOthersProps {
  /** Source language. */
  from: Locale
  texts: Readonly<Record<Locale, Text>>
  onTranslated: (to: Locale, text: Text) => void
}

/** Translates an announcement into its empty languages, if translation is configured. */
export function TranslateOthers({ from, texts, onTranslated }: TranslateOthersProps): ReactNode {
  const t = useT('translation')
  const format = useFormat()
  const notify = useNotify()
  const translate = useTranslation()
  const [busy, setBusy] = useState(false)
  const isShown = useStillShown()
  const latest = useRef(texts)
  useEffect(() => {
    latest.current = texts
  })
  if (!translate) return undefined
  const isEmpty = ({ title, content }: Text) => !title.trim() && !content.trim()
  const { title, content } = texts[from]
  const run = async () => {
    const empty = locales.filter((one) => one !== from && isEmpty(texts[one]))
    if (empty.length === 0) return notify.info(t('nothingEmpty'))
    setBusy(true)
    const filled: Locale[] = []
    try {
      for (const to of empty) {
        const answer = await translate([title, content], to)
        if (!isShown()) return
        // Somebody has written there in the meantime.
        if (!isEmpty(latest.current[to])) continue
        onTranslated(to, { title: cutUnits(answer.texts[0] ?? '', 120), content: answer.texts[1] ?? '' })
        filled.push(to)
      }
    } catch (error) {
      notify.failed(error)
    } finally {
      setBusy(false)
    }
    if (filled.length > 0)
      notify.success(t('filled', { languages: format.list(filled.map((one) => LANG_NAMES[one])) }))
  }
  return (
    <div>
      <Button
        icon={<TranslateRegular />}
        disabledFocusable={busy || !title.trim() || !content.trim()}
        onClick={() => void run()}
      >
        {t('others')}
      </Button>
      <Hint>{t('othersHint')}</Hint>
    </div>
  )
}
