import { Button, makeStyles } from '@fluentui/react-components'
import { AlertRegular } from '@fluentui/react-icons/svg/alert'
import { preload } from '@seaport/i18n/browser'
import { useT } from '@seaport/i18n/react'
import { fetchAhead, lazy } from '@seaport/ui/lazy'
import { token } from '@seaport/ui/theme-tokens'
import { type ReactNode, Suspense, useState } from 'react'

const NotificationPanel = lazy(async () => {
  const [panel] = await Promise.all([
    import('./NotificationPanel.tsx'),
    preload('announcement'),
    preload('period'),
    preload('dashboard'),
    preload('platformStatistics'),
  ])
  return panel.NotificationPanel
})

/** Highest number shown on the badge. */
const MOST = 99

const useStyles = makeStyles({
  root: { position: 'relative', display: 'inline-flex' },
  mark: {
    position: 'absolute',
    top: '1px',
    insetInlineEnd: '1px',
    boxSizing: 'border-box',
    minWidth: '16px',
    height: '16px',
    padding: '0 4px',
    borderRadius: token('borderRadiusCircular'),
    backgroundColor: token('colorStatusDangerBackground3'),
    color: token('colorNeutralForegroundOnBrand'),
    fontSize: '10px',
    lineHeight: '16px',
    fontWeight: token('fontWeightSemibold'),
    textAlign: 'center',
    pointerEvents: 'none',
  },
})

export interface AnnouncementButtonProps {
  unread: number
  /** Administrators see their own attention list instead. */
  superuser: boolean
  /** Whether the person has announcements to read. */
  announcements: boolean
  /** Path of the full list; undefined = the user has none. */
  allHref: string | undefined
}

/** Bell of the header: unread count, and a panel with the attention list and the latest announcements. */
export function AnnouncementButton({ unread, ...panel }: AnnouncementButtonProps): ReactNode {
  const t = useT('header')
  const styles = useStyles()
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const label = unread > 0 ? t('announcementsUnread', { count: unread }) : t('announcements')
  return (
    <span className={styles.root}>
      <Button
        appearance="subtle"
        icon={<AlertRegular />}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        onPointerEnter={() => fetchAhead(NotificationPanel.load)}
        onFocus={() => fetchAhead(NotificationPanel.load)}
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      />
      {unread > 0 && (
        <span className={styles.mark} aria-hidden>
          {unread > MOST ? `${MOST}+` : unread}
        </span>
      )}
      <Suspense>
        {wanted && (
          <NotificationPanel {...panel} open={open} unread={unread} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </span>
  )
}
