import { useT } from '@seaport/i18n/react'
import { lazy } from '@seaport/ui/lazy'
import { LoadingState } from '@seaport/ui/loading-state'
import { Page } from '@seaport/ui/page'
import { SectionTabs } from '@seaport/ui/section-tabs'
import { type ReactNode, Suspense } from 'react'
import { useSelectedParam } from '../../../shared/list/useSelectedParam.ts'

const SECTIONS = {
  system: lazy(async () => (await import('../components/SystemSection.tsx')).SystemSection),
  email: lazy(async () => (await import('../components/EmailSection.tsx')).EmailSection),
  registration: lazy(async () => (await import('../components/RegistrationSection.tsx')).RegistrationSection),
  networks: lazy(async () => (await import('../components/NetworksSection.tsx')).NetworksSection),
  translation: lazy(async () => (await import('../components/TranslationSection.tsx')).TranslationSection),
  health: lazy(async () => (await import('../components/HealthSection.tsx')).HealthSection),
  jobs: lazy(async () => (await import('../components/JobsSection.tsx')).JobsSection),
}
type SectionId = keyof typeof SECTIONS
const IDS = Object.keys(SECTIONS) as SectionId[]

/** /configManagement: settings and background jobs. */
export function Config(): ReactNode {
  const t = useT('config')
  const [named, show] = useSelectedParam('section')
  const chosen = IDS.find((id) => id === named) ?? 'system'
  const Section = SECTIONS[chosen]
  return (
    <Page title={t('title')} description={t('lead')}>
      <SectionTabs
        label={t('title')}
        sections={IDS.map((id) => ({ id, label: t(`section.${id}`) }))}
        chosen={chosen}
        onChoose={show}
      >
        <Suspense fallback={<LoadingState />}>
          <Section />
        </Suspense>
      </SectionTabs>
    </Page>
  )
}
