import {
  Menu,
  MenuDivider,
  MenuItem,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components'
import { Fragment, type ReactNode } from 'react'
import type { ActionMenuProps, MenuAction } from './menu.types.ts'
import { useOpenedMenu } from './useOpenedMenu.ts'

/** Fluent's menu, initially open: it is mounted on demand. */
export function MenuSurface({ trigger, actions, head, beside = false }: ActionMenuProps): ReactNode {
  const { state, afterClosing } = useOpenedMenu()
  const chosen = actions.filter((action) => action.checked).map((action) => action.id)
  return (
    <Menu
      {...state}
      positioning={{ autoSize: true, ...(beside ? { position: 'after', align: 'top' } : { align: 'end' }) }}
      checkedValues={{ choice: chosen }}
      hasIcons={actions.some((action) => action.icon)}
    >
      <MenuTrigger disableButtonEnhancement>{trigger}</MenuTrigger>
      <MenuPopover>
        {head}
        <MenuList>
          {actions.map((action) => (
            <Fragment key={action.id}>
              {action.divided && <MenuDivider />}
              <Entry {...action} onSelect={() => afterClosing(action.onSelect)} />
            </Fragment>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}

function Entry({ id, label, description, icon, disabled, checked, onSelect }: MenuAction): ReactNode {
  if (checked === undefined) {
    return (
      <MenuItem icon={icon} disabled={disabled} onClick={onSelect} subText={description}>
        {label}
      </MenuItem>
    )
  }
  return (
    <MenuItemRadio name="choice" value={id} icon={icon} disabled={disabled} onClick={onSelect}>
      {label}
    </MenuItemRadio>
  )
}
