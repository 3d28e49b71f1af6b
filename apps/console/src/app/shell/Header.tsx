import { Button } from '@fluentui/react-components'
import { SearchRegular } from '@fluentui/react-icons/svg/search'
import type { PermissionKey } from '@seaport/contract/kernel/permission'
import { userInfo } from '@seaport/contract/people/user'
import { useT } from '@seaport/i18n/react'
import { FullscreenButton } from '@seaport/ui/fullscreen-button'
import { LanguageMenu } from '@seaport/ui/language-menu'
import { ThemeToggle } from '@seaport/ui/theme-toggle'
import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { AnnouncementButton } from '../../features/announcement/announcement.public.ts'
import { useEndpointQuery } from '../../shared/api/endpoint.ts'
import type { Session } from '../../shared/session/session.ts'
import { PortStatus } from './PortStatus.tsx'
import { paletteAtom } from './palette-atom.ts'
import { screenHref } from './screen-link.ts'
import { UserMenu } from './UserMenu.tsx'
import { useHeaderStyles } from './useHeaderStyles.ts'

/** Poll interval of the user info in milliseconds (specification, section 9). */
const REFRESH_MS = 2000

/** Permission key of the announcements, whose endpoints are loaded with their panel. */
const ANNOUNCEMENTS = '9-1'

/** Right-hand part of the header: the supervisor's figures and notices, and global settings. */
export function Header({ session, keys }: { session: Session; keys: readonly PermissionKey[] }): ReactNode {
  const t = useT('header')
  const styles = useHeaderStyles()
  const openPalette = useSetAtom(paletteAtom)
  const { data } = useEndpointQuery(userInfo, {}, { refetchIntervalMs: REFRESH_MS })
  const supervisor = data && !data.is_superuser ? data : undefined
  return (
    <>
      {supervisor && <PortStatus info={supervisor} download={screenHref('/down', keys)} />}
      <span className={styles.wide}>
        <Button
          className={styles.search}
          appearance="subtle"
          icon={<SearchRegular />}
          aria-label={t('search')}
          title={t('search')}
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => openPalette(true)}
        >
          <span className={styles.searchWords}>{t('searchBox')}</span>
        </Button>
        <FullscreenButton />
      </span>
      {data && (
        <AnnouncementButton
          unread={data.unread_count}
          superuser={data.is_superuser}
          announcements={!data.is_superuser && keys.includes(ANNOUNCEMENTS)}
          allHref={screenHref('/notice-user', keys)}
        />
      )}
      <LanguageMenu />
      <ThemeToggle />
      <UserMenu name={data?.username ?? session.name} info={data} keys={keys} />
    </>
  )
}
