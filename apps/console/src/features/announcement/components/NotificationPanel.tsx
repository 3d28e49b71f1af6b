import { Link } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { whenFollowed } from '@seaport/ui/follows-here'
import { Row } from '@seaport/ui/row'
import { SectionTabs } from '@seaport/ui/section-tabs'
import { SidePanel } from '@seaport/ui/side-panel'
import { type ReactNode, useState } from 'react'
import { AttentionSection } from '../../notification/notification.public.ts'
import { LatestAnnouncements } from './LatestAnnouncements.tsx'

interface NotificationPanelProps {
  open: boolean
  unread: number
  superuser: boolean
  announcements: boolean
  allHref: string | undefined
  onClose: () => void
}

/** Panel of the bell: attention list and announcements. It opens with the announcements if some are unread. */
export function NotificationPanel(props: NotificationPanelProps): ReactNode {
  const { open, unread, superuser, announcements, allHref, onClose } = props
  const t = useT('announcement')
  const [chosen, choose] = useState<'needed' | 'title'>(announcements && unread > 0 ? 'title' : 'needed')
  const leave = whenFollowed(onClose)
  const needed = <AttentionSection superuser={superuser} onLeave={onClose} />
  return (
    <SidePanel
      open={open}
      size="small"
      title={t('centre')}
      onClose={onClose}
      actions={
        <Row gap="L">
          <Link href="#/notifications" onClick={leave}>
            {t('settings')}
          </Link>
          {announcements && allHref && (
            <Link href={allHref} onClick={leave}>
              {t('all')}
            </Link>
          )}
        </Row>
      }
    >
      {announcements ? (
        <SectionTabs
          label={t('centre')}
          sections={(['needed', 'title'] as const).map((id) => ({ id, label: t(id) }))}
          chosen={chosen}
          onChoose={choose}
        >
          {chosen === 'needed' ? (
            needed
          ) : (
            <LatestAnnouncements open={open} unread={unread} onLeave={onClose} />
          )}
        </SectionTabs>
      ) : (
        needed
      )}
    </SidePanel>
  )
}
