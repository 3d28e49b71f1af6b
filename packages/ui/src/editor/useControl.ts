import { useFieldControlProps_unstable } from '@fluentui/react-components'
import { useId } from 'react'

/** ARIA attributes that connect a custom control to Fluent's Field: name, hint and error. */
export interface Control {
  id: string
  aria: Readonly<Record<string, string>>
}

export function useControl(): Control {
  const ownId = useId()
  const { id = ownId, ...rest } = useFieldControlProps_unstable<{ id?: string }>({}) ?? {}
  const aria = Object.entries(rest).filter(([name, value]) => name.startsWith('aria-') && value !== undefined)
  return { id, aria: Object.fromEntries(aria.map(([name, value]) => [name, String(value)])) }
}
