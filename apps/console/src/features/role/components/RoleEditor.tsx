import { keysInEffect, type PermissionKey } from '@seaport/contract/kernel/permission'
import type { Role } from '@seaport/contract/people/role.schema'
import * as roleSchema from '@seaport/contract/people/role.schema'
import { userPermission } from '@seaport/contract/people/user'
import { useT } from '@seaport/i18n/react'
import { FormDialog } from '@seaport/ui/form-dialog'
import { notify } from '@seaport/ui/notify'
import { SelectField } from '@seaport/ui/select-field'
import { TextField } from '@seaport/ui/text-field'
import { useForm } from '@seaport/ui/use-form'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { useRoleName } from '../../../shared/role/useRoleName.ts'
import { useCreateRole, useUpdateRole } from '../api/role-actions.ts'
import { KeyPicker } from './KeyPicker.tsx'

interface Closable {
  onClose: () => void
}

/** Adds a role, or changes one. */
export function RoleEditor({ role, onClose }: Closable & { role?: Role }): ReactNode {
  return role ? <EditRole role={role} onClose={onClose} /> : <AddRole onClose={onClose} />
}

/** The kind as a choice between two words. */
const AddForm = roleSchema.createRole.body
  .extend({ superuser: z.enum(['true', 'false']) })
  .transform(({ superuser, ...rest }) => ({ ...rest, superuser: superuser === 'true' }))

function AddRole({ onClose }: Closable): ReactNode {
  const t = useT('role')
  const create = useCreateRole()
  const holds = useOwnKeys()
  const form = useForm({
    schema: AddForm,
    initial: { name: '', superuser: 'false', keys: [] as PermissionKey[] },
    onSubmit: async (body) => {
      await create.mutateAsync({ body })
      notify.success(t('saved'))
      onClose()
    },
  })
  const rising = form.values.superuser === 'true'
  const kind = form.field('superuser')
  // What an administrator role can't be given could not be unticked in it.
  const chooseKind = (superuser: typeof kind.value) =>
    form.patch({
      superuser,
      ...(superuser === 'true' && { keys: [...keysInEffect(form.values.keys.filter(holds), true)] }),
    })
  return (
    <FormDialog title={t('create')} action={t('createAction')} form={form} size="large" onClose={onClose}>
      <TextField field={form.field('name')} label={t('name')} required autoFocus />
      <SelectField
        field={{ ...kind, set: chooseKind }}
        label={t('kind')}
        hint={t('kindHint')}
        options={[
          { value: 'false', label: t('kind.supervisor') },
          { value: 'true', label: t('kind.administrator') },
        ]}
        required
      />
      <KeyPicker field={form.field('keys')} superuser={rising} open={(key) => !rising || holds(key)} />
    </FormDialog>
  )
}

const EditForm = roleSchema.updateRole.body.required()

function EditRole({ role, onClose }: Closable & { role: Role }): ReactNode {
  const t = useT('role')
  const update = useUpdateRole()
  const holds = useOwnKeys()
  const fixed = role.id === 'owner'
  const shown = useRoleName()(role)
  const form = useForm({
    schema: EditForm,
    initial: { name: shown, keys: role.keys },
    // The name of a built-in role is shown translated, and stays as it is for the other languages unless it is changed.
    onSubmit: async (_, changed) => {
      await update.mutateAsync({ params: { id: role.id }, body: changed })
      notify.success(t('saved'))
      onClose()
    },
  })
  return (
    <FormDialog title={t('editTitle', { name: shown })} form={form} size="large" onClose={onClose}>
      <TextField
        field={form.field('name')}
        label={t('name')}
        hint={fixed ? t('ownerHint') : t('takesEffect', { count: role.users })}
        required
        autoFocus
      />
      <KeyPicker
        field={form.field('keys')}
        superuser={role.superuser}
        open={(key) => !fixed && (!role.superuser || holds(key))}
      />
    </FormDialog>
  )
}

/** Whether the user holds a key: nobody can grant an administrator a key that they lack. */
function useOwnKeys(): (key: PermissionKey) => boolean {
  const own = useEndpointQuery(userPermission, {}).data?.keys ?? []
  return (key) => own.includes(key)
}
