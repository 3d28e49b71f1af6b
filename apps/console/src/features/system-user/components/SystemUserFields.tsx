import { useT } from '@seaport/i18n/react'
import { SelectField } from '@seaport/ui/select-field'
import { TextAreaField } from '@seaport/ui/text-area-field'
import { TextField } from '@seaport/ui/text-field'
import type { Field } from '@seaport/ui/use-form'
import type { ReactNode } from 'react'
import { useRoleOptions } from '../api/useRoleOptions.ts'

interface SystemUserFieldsProps {
  field: (name: 'role_id' | 'phone' | 'remark') => Field<string>
  /** The own role stays. */
  own?: boolean
}

/** Role, phone and remark of an administrator. */
export function SystemUserFields({ field, own = false }: SystemUserFieldsProps): ReactNode {
  const t = useT('systemUser')
  const roles = useRoleOptions()
  return (
    <>
      <SelectField
        field={field('role_id')}
        label={t('role')}
        hint={own ? t('ownRole') : t('roleHint')}
        options={roles}
        disabled={own}
        required
      />
      <TextField field={field('phone')} label={t('phone')} type="tel" autoComplete="off" />
      <TextAreaField field={field('remark')} label={t('remark')} rows={2} maxLength={500} />
    </>
  )
}
