import { useT } from '@seaport/i18n/react'
import { CleanMarkdown } from '@seaport/ui/clean-markdown'
import { PageCard } from '@seaport/ui/page'
import type { ReactNode } from 'react'
import { PageLink } from '../../../shared/page/PageLink.tsx'

/** Release notes of the newest version, with a link to all earlier ones. */
export function ReleaseNotes({ version, notes }: { version: string; notes: string }): ReactNode {
  const t = useT('download')
  return (
    <PageCard
      title={t('whatsNew', { version })}
      actions={<PageLink to="/update-log">{t('allVersions')}</PageLink>}
    >
      <CleanMarkdown source={notes} />
    </PageCard>
  )
}
