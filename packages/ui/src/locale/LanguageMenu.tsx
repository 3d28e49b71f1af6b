import { Button } from '@fluentui/react-components'
import { LocalLanguageRegular } from '@fluentui/react-icons/svg/local-language'
import { isMalayChosen, type LanguageChoice } from '@seaport/i18n/browser'
import { LANG_NAMES, LANGS, MALAY } from '@seaport/i18n/lang'
import { useLanguage, useT } from '@seaport/i18n/react'
import { type ReactNode, useState } from 'react'
import { ActionMenu } from '../menu/ActionMenu.tsx'

/** Switches the language of the interface. Each language is listed under its own name; Malay beside English, in which it is shown. */
export function LanguageMenu(): ReactNode {
  const t = useT('shell')
  const { lang, setLang } = useLanguage()
  const [malay, setMalay] = useState(isMalayChosen)
  const choose = (choice: LanguageChoice) => {
    setMalay(choice === MALAY.code)
    void setLang(choice)
  }
  return (
    <ActionMenu
      trigger={<Button appearance="subtle" icon={<LocalLanguageRegular />} aria-label={t('language')} />}
      actions={[
        ...LANGS.map((code) => ({
          id: code,
          label: LANG_NAMES[code],
          checked: code === lang && !malay,
          onSelect: () => choose(code),
        })),
        // Malay has no texts: offered where its fallback, English, is in use.
        ...(lang === MALAY.shownAs
          ? [
              {
                id: MALAY.code,
                label: t('inEnglish', { language: MALAY.name }),
                checked: malay,
                onSelect: () => choose(MALAY.code),
              },
            ]
          : []),
      ]}
    />
  )
}
