import { useT } from '@seaport/i18n/react'
import { lazy } from '@seaport/ui/lazy'
import { LoadingState } from '@seaport/ui/loading-state'
import { Page } from '@seaport/ui/page'
import { SectionTabs } from '@seaport/ui/section-tabs'
import { useAtomValue } from 'jotai'
import { type ReactNode, Suspense } from 'react'
import { useSelectedParam } from '../../../shared/list/useSelectedParam.ts'
import { sessionAtom } from '../../../shared/session/session.ts'

const SECTIONS = {
  email: lazy(async () => (await import('../components/EmailSection.tsx')).EmailSection),
  webhooks: lazy(async () => (await import('../components/WebhooksSection.tsx')).WebhooksSection),
  tokens: lazy(async () => (await import('../components/TokensSection.tsx')).TokensSection),
}
type SectionId = keyof typeof SECTIONS
const IDS = Object.keys(SECTIONS) as SectionId[]

/** /notifications: notifications by e-mail and through webhooks, and a supervisor’s API tokens. */
export function Notifications(): ReactNode {
  const t = useT('notification')
  const [named, show] = useSelectedParam('section')
  const superuser = useAtomValue(sessionAtom)?.superuser
  // Personal tokens act for supervisors only.
  const offered = IDS.filter((id) => id !== 'tokens' || !superuser)
  const chosen = offered.find((id) => id === named) ?? 'email'
  const Section = SECTIONS[chosen]
  return (
    <Page title={t('title')} description={t('lead')}>
      <SectionTabs
        label={t('title')}
        sections={offered.map((id) => ({ id, label: t(`section.${id}`) }))}
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
