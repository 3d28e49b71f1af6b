import { Button } from '@fluentui/react-components'
import { LocalLanguageRegular } from '@fluentui/react-icons/svg/local-language'
import { LANG_NAMES, LANGS, MALAY } from '@seaport/i18n/lang'
import { useLanguage, useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { ActionMenu } from '../menu/ActionMenu.tsx'
import { useChooseLanguage } from './useChooseLanguage.ts'

/** Switches the language of the interface. Each language is listed under its own name; Malay beside English, in which it is shown. */
export function LanguageMenu(): ReactNode {
  const t = useT('shell')
  const { lang } = useLanguage()
  const { chosen, choose } = useChooseLanguage()
  return (
    <ActionMenu
      trigger={<Button appearance="subtle" icon={<LocalLanguageRegular />} aria-label={t('language')} />}
      actions={[
        ...LANGS.map((code) => ({
          id: code,
          label: LANG_NAMES[code],
          checked: code === chosen,
          onSelect: () => choose(code),
        })),
        // Malay has no texts: offered where its fallback, English, is in use.
        ...(lang === MALAY.shownAs
          ? [
              {
                id: MALAY.code,
                label: t('inEnglish', { language: MALAY.name }),
                checked: chosen === MALAY.code,
                onSelect: () => choose(MALAY.code),
              },
            ]
          : []),
      ]}
    />
  )
}
