import { AddRegular } from '@fluentui/react-icons/svg/add'
import { KeyboardRegular } from '@fluentui/react-icons/svg/keyboard'
import { LocalLanguageRegular } from '@fluentui/react-icons/svg/local-language'
import { PersonRegular } from '@fluentui/react-icons/svg/person'
import { SignOutRegular } from '@fluentui/react-icons/svg/sign-out'
import { TaskListSquareLtrRegular } from '@fluentui/react-icons/svg/task-list-square-ltr'
import { WeatherMoonRegular } from '@fluentui/react-icons/svg/weather-moon'
import { LANG_NAMES, LANGS } from '@seaport/i18n/lang'
import { useLanguage, useT } from '@seaport/i18n/react'
import { useTaskName } from '@seaport/product-ui/task-name'
import { useChooseLanguage } from '@seaport/ui/choose-language'
import { CommandPalette } from '@seaport/ui/command-palette'
import type { Command } from '@seaport/ui/command-types'
import { useLetterKeys } from '@seaport/ui/letter-keys'
import { THEME_MODES, themeModeAtom } from '@seaport/ui/theme-mode'
import { useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useOpenAccount } from '../../features/account/account.public.ts'
import { ipcQuery, newestTasks } from '../../shared/queries.ts'
import { useWorkspace } from '../../shared/useDesktop.ts'
import { screens } from '../screens.ts'
import { useLogOut } from './useLogOut.ts'

interface SeatPaletteProps {
  onClose: () => void
  onShortcuts: () => void
}

/** Screens, accounts and tasks of the seat, and global actions, searchable. */
export function SeatPalette({ onClose, onShortcuts }: SeatPaletteProps): ReactNode {
  const commands = [...useScreens(), ...useActions(onShortcuts), ...useAccounts(), ...useTasks()]
  return <CommandPalette commands={commands} open onOpenChange={onClose} />
}

function useScreens(): Command[] {
  const t = useT('desktop')
  const navigate = useNavigate()
  return screens.flatMap(({ path, rail }) =>
    rail
      ? [
          {
            id: `screen-${path}`,
            title: t(rail.title),
            icon: <rail.icon />,
            run: () => void navigate(path),
          },
        ]
      : [],
  )
}

/** An open account is shown; a closed one is opened, which takes a port. */
function useAccounts(): Command[] {
  const t = useT('palette')
  const networks = useT('network')
  const navigate = useNavigate()
  const open = useOpenAccount()
  return (useWorkspace().data?.accounts ?? []).map(({ id, account, nickname, network, online }) => ({
    id: `account-${id}`,
    title: `@${account}`,
    // The same name on several networks is common.
    detail: [networks(network), nickname].filter(Boolean).join(' · '),
    group: t('found.account'),
    icon: <PersonRegular />,
    run: () => (online ? void navigate(`/browser/${id}`) : open.mutate(id)),
  }))
}

function useTasks(): Command[] {
  const t = useT('palette')
  const tTask = useT('task')
  const navigate = useNavigate()
  const name = useTaskName()
  return (useQuery(ipcQuery('task.list', newestTasks)).data?.list ?? []).map((task) => ({
    id: `task-${task.id}`,
    title: name(task),
    detail: tTask(`status.${task.status}`),
    group: t('found.task'),
    keywords: [task.account.account],
    icon: <TaskListSquareLtrRegular />,
    run: () => void navigate(`/tasks/${task.id}`),
  }))
}

function useActions(onShortcuts: () => void): Command[] {
  const t = useT('palette')
  const shell = useT('shell')
  const navigate = useNavigate()
  const { lang } = useLanguage()
  const { choose } = useChooseLanguage()
  const setMode = useSetAtom(themeModeAtom)
  const logOut = useLogOut()
  const [letters] = useLetterKeys()
  const modes = { light: shell('themeLight'), dark: shell('themeDark'), system: shell('themeSystem') }
  const commands: Command[] = [
    {
      id: 'new-task',
      title: t('do.newTask'),
      icon: <AddRegular />,
      run: () => void navigate('/tasks/new'),
    },
    {
      id: 'shortcuts',
      title: t('shortcuts'),
      icon: <KeyboardRegular />,
      ...(letters && { shortcut: '?' }),
      run: onShortcuts,
    },
    ...THEME_MODES.map((mode) => ({
      id: `theme-${mode}`,
      title: t('themeIs', { theme: modes[mode] }),
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
    { id: 'log-out', title: t('logout'), icon: <SignOutRegular />, run: logOut },
  ]
  return commands.map((command) => ({ ...command, group: t('actions') }))
}
