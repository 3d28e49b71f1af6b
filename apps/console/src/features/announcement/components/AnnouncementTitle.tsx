import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { Announcement } from '@seaport/contract/platform/announcement.schema'
import { forcedMark } from '@seaport/ui/forced-mark'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  root: { fontWeight: token('fontWeightRegular') },
  unread: {
    fontWeight: token('fontWeightSemibold'),
    '::before': {
      content: '""',
      display: 'inline-block',
      width: '8px',
      height: '8px',
      marginInlineEnd: token('spacingHorizontalS'),
      borderRadius: '50%',
      backgroundColor: token('colorStatusDangerBackground3'),
      verticalAlign: '1px',
      ...forcedMark,
    },
  },
})

/** Title of an announcement; unread ones are bold with a dot. */
export function AnnouncementTitle({
  announcement: { title, read },
}: {
  announcement: Announcement
}): ReactNode {
  const styles = useStyles()
  return (
    <span className={mergeClasses(styles.root, !read && styles.unread)} title={title}>
      {title}
    </span>
  )
}
