import { Button } from '@fluentui/react-components'
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal'
import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { MENU_COLUMN } from '../data-table/columns.ts'
import { ActionMenu } from './ActionMenu.tsx'
import type { MenuAction } from './menu.types.ts'

export interface RowMenuProps {
  /** Name of the row's record, for screen readers. */
  name: string
  actions: readonly MenuAction[]
}

/** Actions menu of a row. */
export function RowMenu({ name, actions }: RowMenuProps): ReactNode {
  const t = useT('ui')
  return (
    <ActionMenu
      trigger={
        <Button
          appearance="subtle"
          size="small"
          icon={<MoreHorizontalRegular />}
          aria-label={t('actionsOf', { name })}
        />
      }
      actions={actions}
    />
  )
}

/** The column of these menus: at the end of the row, always in view, never hidden. */
export const rowMenuColumn = {
  id: MENU_COLUMN,
  width: 84,
  align: 'center',
  hideable: false,
  pin: 'end',
} as const
