import { cloneElement, type ReactElement, type ReactNode, Suspense, useState } from 'react'
import { fetchAhead } from '../lazy/lazy.ts'
import type { TriggerProps } from './menu.types.ts'

export interface DeferredMenuProps {
  trigger: ReactElement<TriggerProps>
  /** Fetches the menu's code; called when the pointer or the focus comes near. */
  load: () => Promise<unknown>
  /** The menu itself, lazy, opened as soon as it is there. */
  children: ReactNode
}

/** A button whose menu is loaded on first use: Fluent's menu with its positioning is larger than the rest of the shell. */
export function DeferredMenu({ trigger, load, children }: DeferredMenuProps): ReactNode {
  const [wanted, setWanted] = useState(false)
  const button = cloneElement(trigger, {
    onClick: () => setWanted(true),
    onPointerEnter: () => fetchAhead(load),
    onFocus: () => fetchAhead(load),
    'aria-haspopup': 'menu',
    'aria-expanded': false,
  })
  return wanted ? <Suspense fallback={button}>{children}</Suspense> : button
}
