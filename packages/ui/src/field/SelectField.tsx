import { Select } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'

export interface Option<T extends string = string> {
  value: T
  label: string
  disabled?: boolean
  /** Further words by which a search finds it. */
  keywords?: string
}

export interface SelectFieldProps<T extends string> extends FieldProps<T | ''> {
  options: readonly Option<T>[]
  /** Shown until something is chosen. */
  placeholder?: string
}

/**
 * A native select, which phones and screen readers handle best. For a value that is no option any more browsers would show the first one, which could
 * then not be chosen.
 */
export function SelectField<T extends string>(props: SelectFieldProps<T>): ReactNode {
  const { field, options, placeholder, disabled, ...frame } = props
  const chosen = options.find(({ value }) => value === field.value)?.value ?? ''
  return (
    <FieldFrame field={field} {...frame}>
      <Select
        name={field.name}
        value={chosen}
        disabled={disabled || field.disabled}
        onChange={(_, { value }) => field.set(options.find((option) => option.value === value)?.value ?? '')}
        onBlur={field.onBlur}
      >
        {(placeholder !== undefined || chosen === '') && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </Select>
    </FieldFrame>
  )
}
