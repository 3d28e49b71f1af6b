import type { SystemUser } from '@seaport/contract/people/admin-user.schema'
import { useT } from '@seaport/i18n/react'
import { FormDialog } from '@seaport/ui/form-dialog'
import { notify } from '@seaport/ui/notify'
import { TextField } from '@seaport/ui/text-field'
import { useForm } from '@seaport/ui/use-form'
import type { ReactNode } from 'react'
import { useUpdateSystemUser } from '../api/system-user-actions.ts'
import { SystemUserForm } from '../system-user-draft.ts'
import { SystemUserFields } from './SystemUserFields.tsx'

interface EditSystemUserProps {
  user: SystemUser
  /** It is the entry of the user who is logged in. */
  own: boolean
  onClose: () => void
}

/** Changes an administrator. */
export function EditSystemUser({ user, own, onClose }: EditSystemUserProps): ReactNode {
  const t = useT('systemUser')
  const update = useUpdateSystemUser()
  const { username, phone, remark, role } = user
  const form = useForm({
    schema: SystemUserForm,
    initial: { username, phone: phone ?? '', remark, role_id: role.id },
    onSubmit: async (_, changed) => {
      await update.mutateAsync({ params: { id: user.id }, body: changed })
      notify.success(t('saved'))
      onClose()
    },
  })
  return (
    <FormDialog title={t('editTitle', { email: user.email })} form={form} onClose={onClose}>
      <TextField field={form.field('username')} label={t('username')} required autoFocus />
      <SystemUserFields field={form.field} own={own} />
    </FormDialog>
  )
}
