import type { LanguageChoice } from '@seaport/i18n/browser'
import { LANG_NAMES, LANGS, MALAY } from '@seaport/i18n/lang'
import { useLanguage, useT } from '@seaport/i18n/react'
import { useChooseLanguage } from '@seaport/ui/choose-language'
import { PageCard } from '@seaport/ui/page'
import { THEME_MODES, themeModeAtom } from '@seaport/ui/theme-mode'
import { useAtom } from 'jotai'
import type { ReactNode } from 'react'
import { Choice } from './Choice.tsx'

const THEME_WORDS = { light: 'themeLight', dark: 'themeDark', system: 'themeSystem' } as const

/** Language and theme, the same that the login and the rail offer. */
export function AppearanceSection(): ReactNode {
  const t = useT('desktopSettings')
  const tShell = useT('shell')
  const { lang } = useLanguage()
  const { chosen, choose } = useChooseLanguage()
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
      <Choice label={tShell('language')} options={languages} chosen={chosen} onChoose={choose} />
      <Choice
        label={tShell('theme')}
        options={THEME_MODES.map((value) => ({ value, label: tShell(THEME_WORDS[value]) }))}
        chosen={theme}
        onChoose={setTheme}
      />
    </PageCard>
  )
}
