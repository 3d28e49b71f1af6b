import { isMalayChosen, type LanguageChoice } from '@seaport/i18n/browser'
import { LANG_NAMES, LANGS, MALAY } from '@seaport/i18n/lang'
import { useLanguage, useT } from '@seaport/i18n/react'
import { PageCard } from '@seaport/ui/page'
import { THEME_MODES, themeModeAtom } from '@seaport/ui/theme-mode'
import { useAtom } from 'jotai'
import { type ReactNode, useState } from 'react'
import { Choice } from './Choice.tsx'

const THEME_WORDS = { light: 'themeLight', dark: 'themeDark', system: 'themeSystem' } as const

/** Language and theme, the same that the login and the rail offer. */
export function AppearanceSection(): ReactNode {
  const t = useT('desktopSettings')
  const tShell = useT('shell')
  const { lang, setLang } = useLanguage()
  const [malay, setMalay] = useState(isMalayChosen)
  const [theme, setTheme] = useAtom(themeModeAtom)
  const languages: { value: LanguageChoice; label: string; lang?: string }[] = [
    ...LANGS.map((value) => ({ value, label: LANG_NAMES[value] })),
    // Malay has no texts: it is offered where its fallback, English, is in use.
    ...(lang === MALAY.shownAs
      ? [{ value: MALAY.code, label: tShell('inEnglish', { language: MALAY.name }) }]
      : []),
  ]
  return (
    <PageCard title={t('appearance')}>
      <Choice
        label={tShell('language')}
        options={languages}
        chosen={malay ? MALAY.code : lang}
        onChoose={(choice) => {
          setMalay(choice === MALAY.code)
          void setLang(choice)
        }}
      />
      <Choice
        label={tShell('theme')}
        options={THEME_MODES.map((value) => ({ value, label: tShell(THEME_WORDS[value]) }))}
        chosen={theme}
        onChoose={setTheme}
      />
    </PageCard>
  )
}
