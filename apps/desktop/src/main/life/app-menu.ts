import type { Messages } from '@seaport/seat-client/messages'
import { Menu, type MenuItemConstructorOptions } from 'electron'

type Role =
  | 'undo'
  | 'redo'
  | 'cut'
  | 'copy'
  | 'paste'
  | 'selectAll'
  | 'minimize'
  | 'close'
  | 'togglefullscreen'

/**
 * The program's menu, in the person's language. Electron's own one would offer developer tools and reloading, in English; none at all would take copy and paste
 * from people on macOS.
 */
export function appMenu(messages: Messages, platform = process.platform): MenuItemConstructorOptions[] {
  const item = (role: Role): MenuItemConstructorOptions => ({ role, label: messages(`menu.${role}`) })
  const separator: MenuItemConstructorOptions = { type: 'separator' }
  const quit: MenuItemConstructorOptions = { role: 'quit', label: messages('tray.quit') }
  const isMac = platform === 'darwin'
  return [
    {
      label: 'Seaport',
      submenu: isMac ? [{ role: 'hide', label: messages('menu.hide') }, separator, quit] : [quit],
    },
    {
      label: messages('menu.edit'),
      submenu: [
        item('undo'),
        item('redo'),
        separator,
        item('cut'),
        item('copy'),
        item('paste'),
        item('selectAll'),
      ],
    },
    {
      label: messages('menu.window'),
      submenu: [
        item('minimize'),
        item('togglefullscreen'),
        // As in browsers: their key without Shift closes a page, and here it would end the program.
        { ...item('close'), accelerator: 'CommandOrControl+Shift+W' },
      ],
    },
  ]
}

export function setAppMenu(messages: Messages): void {
  Menu.setApplicationMenu(Menu.buildFromTemplate(appMenu(messages)))
}
