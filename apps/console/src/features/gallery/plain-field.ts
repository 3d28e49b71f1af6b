import type { Field } from '@seaport/ui/use-form'

/** A field of the kit outside any form. */
export function plainField<T>(name: string, value: T, change: Partial<Field<T>> = {}): Field<T> {
  return { name, value, set: () => {}, onBlur: () => {}, error: undefined, disabled: false, ...change }
}
