import { Switch } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { FieldFrame, type FieldProps, flush } from './FieldFrame.tsx'

/** A switch. */
export function SwitchField({ field, disabled, ...frame }: FieldProps<boolean>): ReactNode {
  return (
    <FieldFrame field={field} {...frame}>
      <Switch
        style={flush}
        name={field.name}
        checked={field.value}
        disabled={disabled || field.disabled}
        onChange={(_, { checked }) => field.set(checked)}
        onBlur={field.onBlur}
      />
    </FieldFrame>
  )
}
