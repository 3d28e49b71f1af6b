import { useFieldControlProps_unstable } from '@fluentui/react-field'
import { useId } from 'react'

/** What ties a control that is not Fluent's to the field around it: its name, help and fault for screen readers. */
export interface Control {
  id: string
  aria: Readonly<Record<string, string>>
}

/** The ties to the field around. */
export function useControl(): Control {
  const ownId = useId()
  const { id = ownId, ...rest } = useFieldControlProps_unstable<{ id?: string }>({}) ?? {}
  const aria = Object.entries(rest).filter(([name, value]) => name.startsWith('aria-') && value !== undefined)
  return { id, aria: Object.fromEntries(aria.map(([name, value]) => [name, String(value)])) }
}
