import { isMalayChosen, type LanguageChoice } from '@seaport/i18n/browser'
import { MALAY } from '@seaport/i18n/lang'
import { useLanguage } from '@seaport/i18n/react'
import { useState } from 'react'
import { useNotify } from '../overlays/useNotify.ts'

/** The language that was chosen, and the function that chooses another: where its texts cannot be had it says so, and nothing changes. */
export function useChooseLanguage(): { chosen: LanguageChoice; choose: (choice: LanguageChoice) => void } {
  const { lang, setLang } = useLanguage()
  const [isMalay, setMalay] = useState(isMalayChosen)
  const notify = useNotify()
  return {
    chosen: isMalay ? MALAY.code : lang,
    choose(choice) {
      setLang(choice)
        .then(() => setMalay(isMalayChosen()))
        .catch(notify.failed)
    },
  }
}
