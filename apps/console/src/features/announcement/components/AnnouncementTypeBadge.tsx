import type { AnnouncementType } from '@seaport/contract/platform/announcement.schema'
import { useT } from '@seaport/i18n/react'
import { StatusBadge, type Tone } from '@seaport/ui/status-badge'
import type { ReactNode } from 'react'

const TONES: Readonly<Record<AnnouncementType, Tone>> = {
  system: 'info',
  update: 'primary',
  activity: 'success',
  security: 'warning',
}

/** What an announcement is about. */
export function AnnouncementTypeBadge({ type }: { type: AnnouncementType }): ReactNode {
  const t = useT('announcement')
  return <StatusBadge tone={TONES[type]} label={t(`types.${type}`)} />
}
