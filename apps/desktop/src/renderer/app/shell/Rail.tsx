import { Button } from '@fluentui/react-button'
import { BoardRegular } from '@fluentui/react-icons/svg/board'
import { ChatMultipleRegular } from '@fluentui/react-icons/svg/chat-multiple'
import { HandRightRegular } from '@fluentui/react-icons/svg/hand-right'
import { HistoryRegular } from '@fluentui/react-icons/svg/history'
import { PeopleRegular } from '@fluentui/react-icons/svg/people'
import { PeopleSearchRegular } from '@fluentui/react-icons/svg/people-search'
import { SettingsRegular } from '@fluentui/react-icons/svg/settings'
import { SignOutRegular } from '@fluentui/react-icons/svg/sign-out'
import { TaskListSquareLtrRegular } from '@fluentui/react-icons/svg/task-list-square-ltr'
import { mergeClasses } from '@griffel/react'
import { useT } from '@seaport/i18n/react'
import { Brand } from '@seaport/ui/brand'
import { confirm } from '@seaport/ui/confirm'
import { LanguageMenu } from '@seaport/ui/language-menu'
import { ThemeToggle } from '@seaport/ui/theme-toggle'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { seaport } from '../../shared/seaport.ts'
import { useDesktopState, useRunner } from '../../shared/useDesktop.ts'
import { useShellStyles } from './useShellStyles.ts'

/** Where one can go, who is logged in, and language, theme and logout. */
export function Rail(): ReactNode {
  const t = useT('desktop')
  const styles = useShellStyles()
  const seat = useDesktopState().data?.seat
  const links = [
    { to: '/', label: t('ports'), icon: <BoardRegular /> },
    { to: '/accounts', label: t('accounts'), icon: <PeopleRegular /> },
    { to: '/tasks', label: t('tasks'), icon: <TaskListSquareLtrRegular /> },
    { to: '/workbench', label: t('workbench'), icon: <HandRightRegular /> },
    { to: '/resources', label: t('resources'), icon: <PeopleSearchRegular /> },
    { to: '/scripts', label: t('scripts'), icon: <ChatMultipleRegular /> },
    { to: '/log', label: t('log'), icon: <HistoryRegular /> },
    { to: '/settings', label: t('settings'), icon: <SettingsRegular /> },
  ]
  const logOut = useLogOut()
  return (
    <div className={styles.rail}>
      <div className={styles.brand}>
        <Brand />
      </div>
      <nav className={styles.nav} aria-label={t('navigation')}>
        {links.map(({ to, label, icon }) => (
          <NavLink
            key={to}
            to={to}
            end={to === '/'}
            title={label}
            className={({ isActive }) => mergeClasses(styles.link, isActive && styles.current)}
          >
            {icon}
            <span className={styles.word}>{label}</span>
          </NavLink>
        ))}
      </nav>
      <div className={styles.foot}>
        {seat && (
          <div className={styles.seat}>
            <span className={styles.seatName}>{seat.name}</span>
            <span className={styles.seatCode}>{t('seatCodeOf', { code: seat.seat_code })}</span>
          </div>
        )}
        <div className={styles.tools}>
          <LanguageMenu />
          <ThemeToggle />
          <Button
            appearance="subtle"
            icon={<SignOutRegular />}
            aria-label={t('logout')}
            title={t('logout')}
            onClick={logOut}
          />
        </div>
      </div>
    </div>
  )
}

/** Asks first: accounts close, and work waits. */
function useLogOut(): () => void {
  const t = useT('desktop')
  const running = useRunner()?.running ?? 0
  return () =>
    void confirm({
      title: t('logoutTitle'),
      effects: [
        t('logoutAccounts'),
        ...(running > 0 ? [t('logoutTasks', { count: running })] : []),
        t('logoutSignIns'),
      ],
      action: t('logout'),
      tone: 'primary',
      run: () => seaport.call('session.logout', {}),
    })
}
