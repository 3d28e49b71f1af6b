import { useT } from '@seaport/i18n/react'
import { lazy } from '@seaport/ui/lazy'
import { LoadingState } from '@seaport/ui/loading-state'
import { Page, PageCard } from '@seaport/ui/page'
import { Stack } from '@seaport/ui/stack'
import { useAtom } from 'jotai'
import { type ReactNode, Suspense } from 'react'
import { FieldStates } from '../components/FieldStates.tsx'
import { SavedProfiles } from '../components/SavedProfiles.tsx'
import { StorageNote } from '../components/StorageNote.tsx'
import { useDemoStyles } from '../components/useDemoStyles.ts'
import { profilesAtom } from '../profiles.ts'

// Every kind of field together weighs more than any other screen.
const ProfileForm = lazy(async () => (await import('../components/ProfileForm.tsx')).ProfileForm)
const ClosedFields = lazy(async () => (await import('../components/ClosedFields.tsx')).ClosedFields)

/** /template/form */
export function FormDemo(): ReactNode {
  const t = useT('gallery')
  const styles = useDemoStyles()
  const [profiles, setProfiles] = useAtom(profilesAtom)
  return (
    <Page title={t('form.title')} description={t('form.lead')}>
      <div className={styles.beside}>
        <PageCard title={t('form.card')}>
          <Suspense fallback={<LoadingState />}>
            <ProfileForm
              taken={profiles.map(({ name }) => name)}
              onSave={(profile) => setProfiles([profile, ...profiles])}
            />
          </Suspense>
        </PageCard>
        <Stack gap="L" className={styles.column}>
          <PageCard title={t('form.saved')}>
            <SavedProfiles profiles={profiles} />
            <StorageNote name="form" {...(profiles.length > 0 && { onReset: () => setProfiles([]) })} />
          </PageCard>
          <PageCard title={t('allStates')}>
            <FieldStates />
          </PageCard>
        </Stack>
      </div>
      <PageCard title={t('state.disabled')}>
        <Suspense fallback={<LoadingState />}>
          <ClosedFields />
        </Suspense>
      </PageCard>
    </Page>
  )
}
