import { useT } from '@seaport/i18n/react'
import { LoadingState } from '@seaport/ui/loading-state'
import { Page } from '@seaport/ui/page'
import { SectionTabs } from '@seaport/ui/section-tabs'
import { lazy, type ReactNode, Suspense } from 'react'
import { useSelectedParam } from '../../../shared/list/useSelectedParam.ts'

const SECTIONS = {
  email: lazy(async () => ({ default: (await import('../components/EmailSection.tsx')).EmailSection })),
  webhooks: lazy(async () => ({
    default: (await import('../components/WebhooksSection.tsx')).WebhooksSection,
  })),
  tokens: lazy(async () => ({ default: (await import('../components/TokensSection.tsx')).TokensSection })),
}
type SectionId = keyof typeof SECTIONS
const IDS = Object.keys(SECTIONS) as SectionId[]

/** /notifications: what a person is told of, by e-mail and through webhooks. */
export function Notifications(): ReactNode {
  const t = useT('notification')
  const [named, show] = useSelectedParam('section')
  const chosen = IDS.find((id) => id === named) ?? 'email'
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
