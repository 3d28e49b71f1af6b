import { useT } from '@seaport/i18n/react'
import { Page, PageCard } from '@seaport/ui/page'
import { useAtom } from 'jotai'
import type { ReactNode } from 'react'
import { FieldStates } from '../components/FieldStates.tsx'
import { Kept } from '../components/Kept.tsx'
import { ProfileForm } from '../components/ProfileForm.tsx'
import { SavedProfiles } from '../components/SavedProfiles.tsx'
import { useDemoStyles } from '../components/useDemoStyles.ts'
import { profilesAtom } from '../profiles.ts'

/** /template/form */
export function FormDemo(): ReactNode {
  const t = useT('gallery')
  const styles = useDemoStyles()
  const [profiles, setProfiles] = useAtom(profilesAtom)
  return (
    <Page title={t('form.title')} description={t('form.lead')}>
      <PageCard title={t('form.card')}>
        <div className={styles.measure}>
          <ProfileForm
            taken={profiles.map(({ name }) => name)}
            onSave={(profile) => setProfiles([profile, ...profiles])}
          />
        </div>
      </PageCard>
      <PageCard title={t('form.saved')}>
        <SavedProfiles profiles={profiles} />
        <Kept name="form" {...(profiles.length > 0 && { onReset: () => setProfiles([]) })} />
      </PageCard>
      <PageCard title={t('allStates')}>
        <div className={styles.measure}>
          <FieldStates />
        </div>
      </PageCard>
    </Page>
  )
}
