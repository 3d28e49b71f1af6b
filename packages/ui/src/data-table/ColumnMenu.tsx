import {
  Menu,
  MenuDivider,
  MenuItem,
  MenuItemCheckbox,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-menu'
import { useT } from '@seaport/i18n/react'
import type { ReactElement, ReactNode } from 'react'
import { useOpenedMenu } from '../menu/useOpenedMenu.ts'
import type { ColumnVisibility } from './columns.ts'

/** What can be chosen of a column. */
interface ChoosableColumn {
  id: string
  header: ReactNode
  hideable?: boolean | undefined
}

export interface ColumnMenuProps {
  trigger: ReactElement
  columns: readonly ChoosableColumn[]
  /** Ids of the visible columns. */
  shown: readonly string[]
  choice: ColumnVisibility
  onChange: (choice: ColumnVisibility) => void
}

/** Menu with a check box per column; it stays open while choosing. */
export function ColumnMenu({ trigger, columns, shown, choice, onChange }: ColumnMenuProps): ReactNode {
  const t = useT('ui')
  const { state } = useOpenedMenu()
  return (
    <Menu
      {...state}
      persistOnItemClick
      positioning={{ autoSize: true, align: 'end' }}
      checkedValues={{ shown: [...shown] }}
      onCheckedValueChange={(_, { checkedItems }) => {
        const changed = columns.filter(({ id }) => checkedItems.includes(id) !== shown.includes(id))
        onChange({
          ...choice,
          ...Object.fromEntries(changed.map(({ id }) => [id, checkedItems.includes(id)])),
        })
      }}
    >
      <MenuTrigger disableButtonEnhancement>{trigger}</MenuTrigger>
      <MenuPopover>
        <MenuList>
          {columns
            .filter((column) => column.hideable !== false)
            .map((column) => (
              <MenuItemCheckbox key={column.id} name="shown" value={column.id}>
                {column.header}
              </MenuItemCheckbox>
            ))}
          <MenuDivider />
          <MenuItem onClick={() => onChange({})}>{t('resetColumns')}</MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
