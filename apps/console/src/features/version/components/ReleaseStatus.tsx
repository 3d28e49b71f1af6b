import type { Release } from '@seaport/contract/platform/release.schema'
import { useT } from '@seaport/i18n/react'
import { StatusBadge } from '@seaport/ui/status-badge'
import type { ReactNode } from 'react'
import { uploadedPercent } from '../release-state.ts'

/** State of a release: uploading, offered to some or to all, paused, or withdrawn. */
export function ReleaseStatus({ release }: { release: Release }): ReactNode {
  const t = useT('release')
  const { state, percent } = release
  if (state === 'draft')
    return <StatusBadge tone="warning" label={t('state.draft', { percent: uploadedPercent(release) })} />
  if (state === 'withdrawn') return <StatusBadge tone="neutral" label={t('state.withdrawn')} />
  if (percent === 0) return <StatusBadge tone="warning" label={t('state.paused')} />
  if (percent < 100) return <StatusBadge tone="info" label={t('state.staged', { percent })} />
  return <StatusBadge tone="success" label={t('state.published')} />
}
