import type { ReactElement, ReactNode } from 'react'

export interface MenuAction {
  id: string
  label: string
  icon?: ReactElement
  disabled?: boolean
  /** A line above this entry. */
  divided?: boolean
  /** Given for a choice among several: whether this one holds. */
  checked?: boolean
  onSelect: () => void
}

/** What a menu's button must take: it is given its events and ARIA attributes. */
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
  /** Stands above the actions: what they are about. */
  head?: ReactNode
  /** Opens at the side of its button instead of under it: for buttons that stand in a column. */
  beside?: boolean
}
