import { industries, teamSizes } from '@seaport/contract/people/profile'
import { updateUserInfo, userInfo } from '@seaport/contract/people/user'
import type { UserInfo } from '@seaport/contract/people/user.schema'
import { useT } from '@seaport/i18n/react'
import { FormDialog } from '@seaport/ui/form-dialog'
import { notify } from '@seaport/ui/notify'
import { SelectField } from '@seaport/ui/select-field'
import { TextField } from '@seaport/ui/text-field'
import { useForm } from '@seaport/ui/use-form'
import type { ReactNode } from 'react'
import { useEndpointMutation } from '../../../shared/api/endpoint.ts'
import { draftOf, ProfileForm } from '../profile-draft.ts'

/** Edits the user's profile; an empty field clears it. */
export function EditProfile({ info, onClose }: { info: UserInfo; onClose: () => void }): ReactNode {
  const t = useT('user')
  const tProfile = useT('profile')
  const update = useEndpointMutation(updateUserInfo, [userInfo])
  const form = useForm({
    schema: ProfileForm,
    initial: draftOf(info),
    onSubmit: async (_, changed) => {
      await update.mutateAsync({ body: changed })
      notify.success(t('saved'))
      onClose()
    },
  })
  return (
    <FormDialog title={t('change')} form={form} onClose={onClose}>
      <TextField field={form.field('username')} label={t('name')} required autoFocus />
      <TextField field={form.field('phone')} label={t('phone')} type="tel" autoComplete="tel" />
      <TextField field={form.field('contact')} label={t('contact')} hint={t('contactHint')} />
      <SelectField
        field={form.field('industry')}
        label={tProfile('industry')}
        placeholder={tProfile('choose')}
        options={industries.map((value) => ({ value, label: tProfile(`industry.${value}`) }))}
      />
      <SelectField
        field={form.field('team_size')}
        label={tProfile('teamSize')}
        placeholder={tProfile('choose')}
        options={teamSizes.map((value) => ({ value, label: tProfile(`teamSize.${value}`) }))}
      />
    </FormDialog>
  )
}
