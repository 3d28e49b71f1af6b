import { Button, mergeClasses } from '@fluentui/react-components'
import { SignOutRegular } from '@fluentui/react-icons/svg/sign-out'
import { useT } from '@seaport/i18n/react'
import { Brand } from '@seaport/ui/brand'
import { LanguageMenu } from '@seaport/ui/language-menu'
import { Stack } from '@seaport/ui/stack'
import { Text } from '@seaport/ui/text'
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
      <Stack as="nav" gap="XXS" className={styles.nav} aria-label={t('navigation')}>
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
      </Stack>
      <Stack>
        {seat && (
          <div className={styles.seat}>
            <Text as="span" block weight="semibold" cut>
              {seat.name}
            </Text>
            <Text as="span" size="small" block numeric className={styles.seatCode}>
              {t('seatCodeOf', { code: seat.seat_code })}
            </Text>
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
      </Stack>
    </div>
  )
}
