import { Button } from '@fluentui/react-button'
import { ColumnTripleEditRegular } from '@fluentui/react-icons/svg/column-triple-edit'
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
import type { ReactNode } from 'react'
import type { ColumnChoice } from './columns.ts'
import type { Column } from './DataTable.types.ts'

interface ColumnChooserProps<Row> {
  columns: readonly Column<Row>[]
  /** Ids of those that are in the table now. */
  shown: readonly string[]
  choice: ColumnChoice
  onChange: (choice: ColumnChoice) => void
}

/** Lets a person choose the columns of a table. */
export function ColumnChooser<Row>(props: ColumnChooserProps<Row>): ReactNode {
  const { columns, shown, choice, onChange } = props
  const t = useT('ui')
  return (
    <Menu
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
      <MenuTrigger disableButtonEnhancement>
        <Button
          appearance="subtle"
          icon={<ColumnTripleEditRegular />}
          aria-label={t('columns')}
          title={t('columns')}
        />
      </MenuTrigger>
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
