import { AddRegular } from '@fluentui/react-icons/svg/add'
import { ArrowImportRegular } from '@fluentui/react-icons/svg/arrow-import'
import { ColorRegular } from '@fluentui/react-icons/svg/color'
import { FullScreenMaximizeRegular } from '@fluentui/react-icons/svg/full-screen-maximize'
import { KeyRegular } from '@fluentui/react-icons/svg/key'
import { KeyMultipleRegular } from '@fluentui/react-icons/svg/key-multiple'
import { KeyboardRegular } from '@fluentui/react-icons/svg/keyboard'
import { LocalLanguageRegular } from '@fluentui/react-icons/svg/local-language'
import { PersonArrowLeftRegular } from '@fluentui/react-icons/svg/person-arrow-left'
import { SignOutRegular } from '@fluentui/react-icons/svg/sign-out'
import { WalletRegular } from '@fluentui/react-icons/svg/wallet'
import { WeatherMoonRegular } from '@fluentui/react-icons/svg/weather-moon'
import { LANG_NAMES, LANGS } from '@seaport/i18n/lang'
import { useLanguage, useT } from '@seaport/i18n/react'
import { useChooseLanguage } from '@seaport/ui/choose-language'
import type { Command } from '@seaport/ui/command-types'
import { toggleFullscreen } from '@seaport/ui/fullscreen-button'
import { useLetterKeys } from '@seaport/ui/letter-keys'
import { leavesOf, type NavSection } from '@seaport/ui/nav'
import { THEME_MODES, themeModeAtom } from '@seaport/ui/theme-mode'
import { useSetAtom } from 'jotai'
import type { ReactElement } from 'react'
import { useNavigate } from 'react-router-dom'
import { changingPasswordAtom } from '../../features/password/password.public.ts'
import { secondFactorAtom } from '../../features/second-factor/second-factor.public.ts'
import { useLogout } from '../../shared/session/useLogout.ts'
import { shortcutsAtom } from './palette-atom.ts'

/** Global actions, as commands. */
export function useActions(sections: readonly NavSection[]): readonly Command[] {
  const t = useT('header')
  const p = useT('palette')
  const shell = useT('shell')
  const navigate = useNavigate()
  const { lang } = useLanguage()
  const { choose } = useChooseLanguage()
  const setMode = useSetAtom(themeModeAtom)
  const changePassword = useSetAtom(changingPasswordAtom)
  const showSecondFactor = useSetAtom(secondFactorAtom)
  const showShortcuts = useSetAtom(shortcutsAtom)
  const [letters] = useLetterKeys()
  const { logOut, switchBack } = useLogout()
  const group = p('actions')
  const modes = { light: shell('themeLight'), dark: shell('themeDark'), system: shell('themeSystem') }
  const commands: Omit<Command, 'group'>[] = [
    ...useBeginnings(sections),
    {
      id: 'shortcuts',
      title: p('shortcuts'),
      icon: <KeyboardRegular />,
      ...(letters && { shortcut: '?' }),
      run: () => showShortcuts(true),
    },
    ...THEME_MODES.map((mode) => ({
      id: `theme-${mode}`,
      title: p('themeIs', { theme: modes[mode] }),
      icon: <WeatherMoonRegular />,
      run: () => setMode(mode),
    })),
    ...LANGS.filter((code) => code !== lang).map((code) => ({
      id: `language-${code}`,
      title: LANG_NAMES[code],
      keywords: [shell('language'), code],
      icon: <LocalLanguageRegular />,
      run: () => choose(code),
    })),
    {
      id: 'appearance',
      title: p('appearance'),
      icon: <ColorRegular />,
      run: () => void navigate('/theme'),
    },
    ...(document.fullscreenEnabled
      ? [
          {
            id: 'fullscreen',
            title: shell('enterFullscreen'),
            icon: <FullScreenMaximizeRegular />,
            run: toggleFullscreen,
          },
        ]
      : []),
    {
      id: 'password',
      title: p('changePassword'),
      icon: <KeyRegular />,
      run: () => changePassword(true),
    },
    {
      id: 'second-factor',
      title: p('secondFactor'),
      icon: <KeyMultipleRegular />,
      run: () => showSecondFactor(true),
    },
    ...(switchBack
      ? [
          {
            id: 'switch-admin',
            title: t('switchAdmin'),
            icon: <PersonArrowLeftRegular />,
            run: switchBack,
          },
        ]
      : []),
    { id: 'log-out', title: p('logout'), icon: <SignOutRegular />, run: logOut },
  ]
  return commands.map((command) => ({ ...command, group }))
}

/** Global actions whose screen is open to the person. */
function useBeginnings(sections: readonly NavSection[]): readonly Command[] {
  const t = useT('palette')
  const navigate = useNavigate()
  const open = new Set(sections.flatMap(({ entries }) => entries.flatMap(leavesOf)).map(({ href }) => href))
  const begin = (id: string, screen: string, path: string, title: string, icon: ReactElement) =>
    open.has(`#${screen}`) ? [{ id, title, icon, run: () => void navigate(path) }] : []
  return [
    ...begin('new-task', '/task', '/task/new', t('do.newTask'), <AddRegular />),
    ...begin('new-seat', '/seatAccount', '/seatAccount?do=new', t('do.newSeat'), <AddRegular />),
    ...begin('import', '/media', '/media?do=import', t('do.import'), <ArrowImportRegular />),
    ...begin('recharge', '/payBalance', '/payBalance', t('do.recharge'), <WalletRegular />),
  ]
}
