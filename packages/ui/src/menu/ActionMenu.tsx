import type { ReactNode } from 'react'
import { lazy } from '../lazy/lazy.ts'
import { DeferredMenu } from './DeferredMenu.tsx'
import type { ActionMenuProps } from './menu.types.ts'

const MenuSurface = lazy(async () => (await import('./MenuSurface.tsx')).MenuSurface)

/** A menu opened by a button (`trigger`). */
export function ActionMenu(props: ActionMenuProps): ReactNode {
  return (
    <DeferredMenu trigger={props.trigger} load={MenuSurface.load}>
      <MenuSurface {...props} />
    </DeferredMenu>
  )
}
