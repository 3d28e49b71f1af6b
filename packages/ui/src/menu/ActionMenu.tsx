import { cloneElement, lazy, type ReactNode, Suspense, useState } from 'react'
import type { ActionMenuProps } from './menu.types.ts'

const load = () => import('./MenuSurface.tsx')
const MenuSurface = lazy(() => load().then((module) => ({ default: module.MenuSurface })))

/**
 * A menu that hangs on a button (`trigger`). Until it is first opened it is only the button: Fluent's menu with its positioning weighs more
 * than the rest of the shell, and is fetched when the pointer or the focus comes near.
 */
export function ActionMenu({ trigger, actions }: ActionMenuProps): ReactNode {
  const [wanted, setWanted] = useState(false)
  const button = cloneElement(trigger, {
    onClick: () => setWanted(true),
    onPointerEnter: () => void load(),
    onFocus: () => void load(),
    'aria-haspopup': 'menu',
    'aria-expanded': false,
  })
  if (!wanted) return button
  return (
    <Suspense fallback={button}>
      <MenuSurface trigger={trigger} actions={actions} />
    </Suspense>
  )
}
