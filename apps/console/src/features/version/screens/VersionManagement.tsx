import { useT } from '@seaport/i18n/react'
import { lazy } from '@seaport/ui/lazy'
import { LoadingState } from '@seaport/ui/loading-state'
import { Page } from '@seaport/ui/page'
import { SectionTabs } from '@seaport/ui/section-tabs'
import { type ReactNode, Suspense } from 'react'
import { useSelectedParam } from '../../../shared/list/useSelectedParam.ts'

const SECTIONS = {
  versions: lazy(async () => (await import('../components/VersionsSection.tsx')).VersionsSection),
  releases: lazy(async () => (await import('../components/ReleasesSection.tsx')).ReleasesSection),
  tokens: lazy(async () => (await import('../components/TokensSection.tsx')).TokensSection),
}
type SectionId = keyof typeof SECTIONS
const IDS = Object.keys(SECTIONS) as SectionId[]

/** /download: what people download, what running clients are offered, and the tokens that publish both. */
export function VersionManagement(): ReactNode {
  const t = useT('version')
  const tRelease = useT('release')
  const [named, show] = useSelectedParam('section')
  const chosen = IDS.find((id) => id === named) ?? 'versions'
  const Section = SECTIONS[chosen]
  return (
    <Page title={t('title')} description={tRelease(`lead.${chosen}`)} fill>
      <SectionTabs
        label={t('title')}
        sections={IDS.map((id) => ({ id, label: tRelease(`section.${id}`) }))}
        chosen={chosen}
        onChoose={show}
        fill
      >
        <Suspense fallback={<LoadingState />}>
          <Section />
        </Suspense>
      </SectionTabs>
    </Page>
  )
}
