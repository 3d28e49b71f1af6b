import { Button } from '@fluentui/react-components'
import { ArrowSyncRegular } from '@fluentui/react-icons/svg/arrow-sync'
import { useT } from '@seaport/i18n/react'
import { TextField } from '@seaport/ui/text-field'
import type { Field } from '@seaport/ui/use-form'
import type { ReactNode } from 'react'
import { newPassword } from './new-password.ts'

/** A generated password to hand over: readable, with a button that generates another. */
export function NewPasswordField({ field }: { field: Field<string> }): ReactNode {
  const t = useT('newPassword')
  return (
    <TextField
      field={field}
      label={t('password')}
      hint={t('passwordHint')}
      required
      autoComplete="off"
      contentAfter={
        <Button
          appearance="transparent"
          size="small"
          icon={<ArrowSyncRegular />}
          aria-label={t('generate')}
          title={t('generate')}
          onClick={() => field.set(newPassword())}
        />
      }
    />
  )
}
