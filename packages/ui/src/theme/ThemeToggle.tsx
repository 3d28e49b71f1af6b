import { Button } from '@fluentui/react-components'
import { DesktopRegular } from '@fluentui/react-icons/svg/desktop'
import { WeatherMoonRegular } from '@fluentui/react-icons/svg/weather-moon'
import { WeatherSunnyRegular } from '@fluentui/react-icons/svg/weather-sunny'
import { useT } from '@seaport/i18n/react'
import { useAtom, useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { ActionMenu } from '../menu/ActionMenu.tsx'
import { isDarkAtom, themeModeAtom } from './theme-mode.ts'

/** Chooses light, dark, or what the system prefers. */
export function ThemeToggle(): ReactNode {
  const t = useT('shell')
  const [mode, setMode] = useAtom(themeModeAtom)
  const dark = useAtomValue(isDarkAtom)
  const choices = [
    { id: 'light', label: t('themeLight'), icon: <WeatherSunnyRegular /> },
    { id: 'dark', label: t('themeDark'), icon: <WeatherMoonRegular /> },
    { id: 'system', label: t('themeSystem'), icon: <DesktopRegular /> },
  ] as const
  return (
    <ActionMenu
      trigger={
        <Button
          appearance="subtle"
          icon={dark ? <WeatherMoonRegular /> : <WeatherSunnyRegular />}
          aria-label={t('theme')}
        />
      }
      actions={choices.map((choice) => ({
        ...choice,
        checked: choice.id === mode,
        onSelect: () => setMode(choice.id),
      }))}
    />
  )
}
