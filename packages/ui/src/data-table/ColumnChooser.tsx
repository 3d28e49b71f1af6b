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
import { type ColumnChoice, isShown } from './columns.ts'
import type { Column } from './DataTable.types.ts'

interface ColumnChooserProps<Row> {
  columns: readonly Column<Row>[]
  choice: ColumnChoice
  onChange: (choice: ColumnChoice) => void
}

/** Lets a person choose the columns of a table. */
export function ColumnChooser<Row>({ columns, choice, onChange }: ColumnChooserProps<Row>): ReactNode {
  const t = useT('ui')
  const shown = columns.filter((column) => isShown(column, choice)).map((column) => column.id)
  return (
    <Menu
      persistOnItemClick
      positioning={{ autoSize: true, align: 'end' }}
      checkedValues={{ shown }}
      onCheckedValueChange={(_, { checkedItems }) =>
        onChange(Object.fromEntries(columns.map(({ id }) => [id, checkedItems.includes(id)])))
      }
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
