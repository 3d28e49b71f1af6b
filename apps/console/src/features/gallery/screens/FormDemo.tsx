import { useT } from '@seaport/i18n/react'
import { LoadingState } from '@seaport/ui/loading-state'
import { Page, PageCard } from '@seaport/ui/page'
import { useAtom } from 'jotai'
import { lazy, type ReactNode, Suspense } from 'react'
import { Kept } from '../components/Kept.tsx'
import { SavedProfiles } from '../components/SavedProfiles.tsx'
import { useDemoStyles } from '../components/useDemoStyles.ts'
import { profilesAtom } from '../profiles.ts'

// Every kind of field together weighs more than any other screen.
const ProfileForm = lazy(async () => ({
  default: (await import('../components/ProfileForm.tsx')).ProfileForm,
}))
const FieldStates = lazy(async () => ({
  default: (await import('../components/FieldStates.tsx')).FieldStates,
}))

/** /template/form */
export function FormDemo(): ReactNode {
  const t = useT('gallery')
  const styles = useDemoStyles()
  const [profiles, setProfiles] = useAtom(profilesAtom)
  return (
    <Page title={t('form.title')} description={t('form.lead')}>
      <PageCard title={t('form.card')}>
        <div className={styles.measure}>
          <Suspense fallback={<LoadingState />}>
            <ProfileForm
              taken={profiles.map(({ name }) => name)}
              onSave={(profile) => setProfiles([profile, ...profiles])}
            />
          </Suspense>
        </div>
      </PageCard>
      <PageCard title={t('form.saved')}>
        <SavedProfiles profiles={profiles} />
        <Kept name="form" {...(profiles.length > 0 && { onReset: () => setProfiles([]) })} />
      </PageCard>
      <PageCard title={t('allStates')}>
        <div className={styles.measure}>
          <Suspense fallback={<LoadingState />}>
            <FieldStates />
          </Suspense>
        </div>
      </PageCard>
    </Page>
  )
}
