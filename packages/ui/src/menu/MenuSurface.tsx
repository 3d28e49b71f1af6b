import {
  Menu,
  MenuDivider,
  MenuItem,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-menu'
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import type { ActionMenuProps, MenuAction } from './menu.types.ts'

/** Fluent's menu, opened at once: it comes into being when somebody asks for it. */
export function MenuSurface({ trigger, actions }: ActionMenuProps): ReactNode {
  const [open, setOpen] = useState(false)
  // Opening after mounting, not while: only then does the focus move into the menu.
  useEffect(() => setOpen(true), [])
  const chosen = actions.filter((action) => action.checked).map((action) => action.id)
  return (
    <Menu
      open={open}
      onOpenChange={(_, data) => setOpen(data.open)}
      positioning={{ autoSize: true, align: 'end' }}
      checkedValues={{ choice: chosen }}
      hasIcons={actions.some((action) => action.icon)}
    >
      <MenuTrigger disableButtonEnhancement>{trigger}</MenuTrigger>
      <MenuPopover>
        <MenuList>
          {actions.map((action) => (
            <Fragment key={action.id}>
              {action.divided && <MenuDivider />}
              <Entry {...action} />
            </Fragment>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}

function Entry({ id, label, icon, disabled, checked, onSelect }: MenuAction): ReactNode {
  if (checked === undefined) {
    return (
      <MenuItem icon={icon} disabled={disabled} onClick={onSelect}>
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
