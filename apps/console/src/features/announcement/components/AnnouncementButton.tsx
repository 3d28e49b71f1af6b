import { Button } from '@fluentui/react-button'
import { AlertRegular } from '@fluentui/react-icons/svg/alert'
import { makeStyles } from '@griffel/react'
import { preload } from '@seaport/i18n/browser'
import { useT } from '@seaport/i18n/react'
import { token } from '@seaport/ui/theme-tokens'
import { lazy, type ReactNode, Suspense, useState } from 'react'

const load = async () => {
  const [panel] = await Promise.all([
    import('./NotificationPanel.tsx'),
    preload('announcement'),
    preload('period'),
    preload('dashboard'),
    preload('platformStatistics'),
  ])
  return { default: panel.NotificationPanel }
}
const NotificationPanel = lazy(load)

/** More are not counted out: the mark stays small. */
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
  /** What waits for administrators is told in place of what needs a supervisor. */
  superuser: boolean
  /** Whether the person has announcements to read. */
  announcements: boolean
  /** Address of the screen with all of them; none = there is no such screen for this person. */
  allHref: string | undefined
}

/** The bell of the header: how many announcements are unread, and in a panel what needs the person and the latest of them. */
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
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
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
