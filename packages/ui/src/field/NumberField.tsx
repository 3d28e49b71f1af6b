import { Input } from '@fluentui/react-components'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { isComposing } from '../input-method/input-method.ts'
import { plainKeyOf } from '../input-method/plain-key.ts'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { readNumber, stepNumber } from './number-text.ts'

export interface NumberFieldProps extends FieldProps<number | null> {
  min?: number
  max?: number
  /** What an arrow key adds or takes; 1 by default. */
  step?: number
  /** Unit shown after the number. */
  unit?: string
  placeholder?: string
}

/** A number. Arrow keys step; the mouse wheel does not, because it changes numbers by accident. */
export function NumberField({
  field,
  min,
  max,
  step = 1,
  unit,
  placeholder,
  disabled,
  ...frame
}: NumberFieldProps): ReactNode {
  const [typed, setTyped] = useState<string>()
  const shown = typed !== undefined && Object.is(readNumber(typed), field.value) ? typed : print(field.value)
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[plainKeyOf(event)]
    // The arrows of a composition choose among its words.
    if (direction === undefined || isComposing(event.nativeEvent)) return
    event.preventDefault()
    field.set(stepNumber(field.value, direction * step, min, max))
  }
  return (
    <FieldFrame field={field} {...frame}>
      <Input
        name={field.name}
        inputMode="decimal"
        autoComplete="off"
        placeholder={placeholder}
        value={shown}
        disabled={disabled || field.disabled}
        contentAfter={unit}
        onChange={(_, { value }) => {
          setTyped(value)
          field.set(readNumber(value))
        }}
        onKeyDown={onKeyDown}
        onBlur={field.onBlur}
      />
    </FieldFrame>
  )
}

function print(value: number | null): string {
  return value === null || Number.isNaN(value) ? '' : String(value)
}
