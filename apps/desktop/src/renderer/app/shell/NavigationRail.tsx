import { Button, mergeClasses } from '@fluentui/react-components'
import { SignOutRegular } from '@fluentui/react-icons/svg/sign-out'
import { useT } from '@seaport/i18n/react'
import { Brand } from '@seaport/ui/brand'
import { LanguageMenu } from '@seaport/ui/language-menu'
import { ThemeToggle } from '@seaport/ui/theme-toggle'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { useDesktopState } from '../../shared/useDesktop.ts'
import { screens } from '../screens.ts'
import { useLogOut } from './useLogOut.ts'
import { useShellStyles } from './useShellStyles.ts'

/** Links to the screens, the current seat, and language, theme and logout. */
export function NavigationRail(): ReactNode {
  const t = useT('desktop')
  const styles = useShellStyles()
  const seat = useDesktopState().data?.seat
  const logOut = useLogOut()
  return (
    <div className={styles.rail}>
      <div className={styles.brand}>
        <Brand />
      </div>
      <nav className={styles.nav} aria-label={t('navigation')}>
        {screens.map(
          ({ path, rail }) =>
            rail && (
              <NavLink
                key={path}
                to={path}
                end={path === '/'}
                title={t(rail.title)}
                className={({ isActive }) => mergeClasses(styles.link, isActive && styles.current)}
              >
                <rail.icon />
                <span className={styles.word}>{t(rail.title)}</span>
                {rail.Count && (
                  <span className={styles.railCount}>
                    <rail.Count />
                  </span>
                )}
              </NavLink>
            ),
        )}
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
