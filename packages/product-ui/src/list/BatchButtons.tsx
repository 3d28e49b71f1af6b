import { Button } from '@fluentui/react-components'
import type { ReactElement, ReactNode } from 'react'

/** An action on all selected rows. */
export interface BatchAction {
  id: string
  label: string
  icon?: ReactElement
  onSelect: () => void
}

/** Actions on the selected rows, beside their number. */
export function BatchButtons({ actions }: { actions: readonly BatchAction[] }): ReactNode {
  return actions.map(({ id, label, onSelect }) => (
    <Button key={id} size="small" onClick={onSelect}>
      {label}
    </Button>
  ))
}
