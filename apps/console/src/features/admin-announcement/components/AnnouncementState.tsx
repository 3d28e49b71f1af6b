import type { AdminAnnouncement } from '@seaport/contract/platform/announcement.schema'
import { useT } from '@seaport/i18n/react'
import { StatusBadge } from '@seaport/ui/status-badge'
import type { ReactNode } from 'react'

/** Whether an announcement is published. */
export function AnnouncementState({ published }: Pick<AdminAnnouncement, 'published'>): ReactNode {
  const t = useT('adminAnnouncement')
  return published ? (
    <StatusBadge tone="success" label={t('published')} />
  ) : (
    <StatusBadge tone="warning" label={t('scheduled')} />
  )
}
