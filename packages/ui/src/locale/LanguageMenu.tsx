import { Button } from '@fluentui/react-button'
import { LocalLanguageRegular } from '@fluentui/react-icons/svg/local-language'
import { LANG_NAMES, LANGS } from '@seaport/i18n/lang'
import { useLanguage, useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { ActionMenu } from '../menu/ActionMenu.tsx'

/** Switches the language of the interface. Each language is listed under its own name. */
export function LanguageMenu(): ReactNode {
  const t = useT('shell')
  const { lang, setLang } = useLanguage()
  return (
    <ActionMenu
      trigger={<Button appearance="subtle" icon={<LocalLanguageRegular />} aria-label={t('language')} />}
      actions={LANGS.map((code) => ({
        id: code,
        label: LANG_NAMES[code],
        checked: code === lang,
        onSelect: () => void setLang(code),
      }))}
    />
  )
}
