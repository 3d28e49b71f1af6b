import { Button } from '@fluentui/react-components'
import { EyeRegular } from '@fluentui/react-icons/svg/eye'
import { EyeOffRegular } from '@fluentui/react-icons/svg/eye-off'
import { useT } from '@seaport/i18n/react'
import { type ReactNode, useState } from 'react'
import type { FieldProps } from './FieldFrame.tsx'
import { TextField } from './TextField.tsx'

export interface PasswordFieldProps extends FieldProps<string> {
  /** For password managers: fill in, or offer a new one. */
  autoComplete: 'current-password' | 'new-password'
  autoFocus?: boolean
}

/** A password field with a show button. */
export function PasswordField(props: PasswordFieldProps): ReactNode {
  const t = useT('ui')
  const [visible, setVisible] = useState(false)
  return (
    <TextField
      {...props}
      type={visible ? 'text' : 'password'}
      contentAfter={
        <Button
          appearance="transparent"
          size="small"
          icon={visible ? <EyeOffRegular /> : <EyeRegular />}
          aria-label={visible ? t('hidePassword') : t('showPassword')}
          aria-pressed={visible}
          disabled={props.disabled || props.field.disabled}
          onClick={() => setVisible(!visible)}
        />
      }
    />
  )
}
