import type { AdminUser } from '@seaport/contract/people/admin-user.schema'
import { Plan } from '@seaport/contract/people/plan.schema'
import { listRoles } from '@seaport/contract/people/role'
import { userPermission } from '@seaport/contract/people/user'
import { useT } from '@seaport/i18n/react'
import { FormDialog } from '@seaport/ui/form-dialog'
import { notify } from '@seaport/ui/notify'
import { SelectField } from '@seaport/ui/select-field'
import { TextField } from '@seaport/ui/text-field'
import { useForm } from '@seaport/ui/use-form'
import type { ReactNode } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { useWholeList } from '../../../shared/list/useWholeList.ts'
import { useRoleName } from '../../../shared/role/useRoleName.ts'
import { useUpdateUser } from '../api/user-actions.ts'
import { draftOf, UserForm } from '../user-draft.ts'
import { ProfileFields } from './ProfileFields.tsx'

interface EditUserProps {
  user: AdminUser
  onClose: () => void
}

/** Edits a user; the role only for those who may list roles. */
export function EditUser({ user, onClose }: EditUserProps): ReactNode {
  const t = useT('adminUser')
  const update = useUpdateUser()
  const roles = useSupervisorRoles()
  const planOptions = usePlanOptions()
  const form = useForm({
    schema: UserForm,
    initial: draftOf(user),
    onSubmit: async (_, changed) => {
      await update.mutateAsync({ params: { id: user.id }, body: changed })
      notify.success(t('saved'))
      onClose()
    },
  })
  return (
    <FormDialog title={t('editTitle', { email: user.email })} form={form} size="medium" onClose={onClose}>
      <TextField field={form.field('username')} label={t('username')} required autoFocus />
      <ProfileFields field={form.field} />
      <SelectField field={form.field('plan')} label={t('plan')} options={planOptions} required />
      {roles && <SelectField field={form.field('role_id')} label={t('role')} options={roles} required />}
    </FormDialog>
  )
}

/** The plans as options. */
function usePlanOptions() {
  const header = useT('header')
  return Plan.options.map((plan) => ({ value: plan, label: header(`plan.${plan}`) }))
}

/** Roles for supervisors as options; undefined for those who may not list them. */
function useSupervisorRoles() {
  const roleName = useRoleName()
  const keys = useEndpointQuery(userPermission, {}).data?.keys
  const enabled = keys?.includes(listRoles.permission) ?? false
  const { data } = useWholeList(listRoles, { superuser: 'false' }, { enabled })
  return data?.list.map((role) => ({ value: role.id, label: roleName(role) }))
}
