import { AddRegular } from '@fluentui/react-icons/svg/add'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { EyeRegular } from '@fluentui/react-icons/svg/eye'
import { EyeOffRegular } from '@fluentui/react-icons/svg/eye-off'
import { MENU_DEPTH } from '@seaport/contract/platform/menu'
import { useT } from '@seaport/i18n/react'
import { RowMenu } from '@seaport/ui/row-menu'
import type { ReactNode } from 'react'
import type { MenuRow } from '../menu-rows.ts'

export type EntryAction = 'edit' | 'addBelow' | 'up' | 'down' | 'hide' | 'show' | 'delete'
export type OnEntryAction = (action: EntryAction, row: MenuRow) => void

interface EntryMenuProps {
  row: MenuRow
  name: string
  onAction: OnEntryAction
}

/** What can be done with an entry of the menu. */
export function EntryMenu({ row, name, onAction }: EntryMenuProps): ReactNode {
  const t = useT('menu')
  const entry = (id: EntryAction) => ({ id, label: t(`do.${id}`), onSelect: () => onAction(id, row) })
  return (
    <RowMenu
      name={name}
      actions={[
        { ...entry('edit'), icon: <EditRegular /> },
        ...(row.path === null && row.depth + 1 < MENU_DEPTH
          ? [{ ...entry('addBelow'), icon: <AddRegular /> }]
          : []),
        row.hidden
          ? { ...entry('show'), icon: <EyeRegular /> }
          : { ...entry('hide'), icon: <EyeOffRegular /> },
        { ...entry('delete'), icon: <DeleteRegular />, divided: true, disabled: row.children > 0 },
      ]}
    />
  )
}
