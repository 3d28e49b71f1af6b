import type { ReactElement, ReactNode } from 'react'

export interface MenuAction {
  id: string
  label: string
  /** A line below the label. */
  description?: string
  icon?: ReactElement
  disabled?: boolean
  /** Draws a divider above this entry. */
  divided?: boolean
  /** For a choice among several: whether it is selected. */
  checked?: boolean
  onSelect: () => void
}

/** Props that a menu passes to its trigger. */
export interface TriggerProps {
  onClick?: () => void
  onPointerEnter?: () => void
  onFocus?: () => void
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: boolean
}

export interface ActionMenuProps {
  trigger: ReactElement<TriggerProps>
  actions: readonly MenuAction[]
  /** Heading above the actions. */
  head?: ReactNode
  /** Opens beside its button instead of below, for buttons in a column. */
  beside?: boolean
}
