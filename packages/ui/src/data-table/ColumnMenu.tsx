import {
  Menu,
  MenuDivider,
  MenuItem,
  MenuItemCheckbox,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { useAtom } from 'jotai'
import type { ReactElement, ReactNode } from 'react'
import { useOpenedMenu } from '../menu/useOpenedMenu.ts'
import type { ColumnVisibility } from './columns.ts'
import { compactRowsAtom } from './compact-rows.ts'

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

/** Menu with a check box per column, and one for compact rows; it stays open while choosing. */
export function ColumnMenu({ trigger, columns, shown, choice, onChange }: ColumnMenuProps): ReactNode {
  const t = useT('ui')
  const { state } = useOpenedMenu()
  const [compact, setCompact] = useAtom(compactRowsAtom)
  return (
    <Menu
      {...state}
      persistOnItemClick
      positioning={{ autoSize: true, align: 'end' }}
      checkedValues={{ shown: [...shown], rows: compact ? ['compact'] : [] }}
      onCheckedValueChange={(_, { name, checkedItems }) => {
        if (name === 'rows') {
          setCompact(checkedItems.includes('compact'))
          return
        }
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
          <MenuItemCheckbox name="rows" value="compact">
            {t('compactRows')}
          </MenuItemCheckbox>
          <MenuItem onClick={() => onChange({})}>{t('resetColumns')}</MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
