import { Locale } from '@seaport/contract/kernel/locale.schema'
import { createMessages } from '@seaport/seat-client/messages'
import type { MenuItemConstructorOptions } from 'electron'
import { expect, test, vi } from 'vitest'

vi.mock('electron', () => ({ Menu: {} }))
const { appMenu } = await import('./app-menu.ts')

const flat = (items: MenuItemConstructorOptions[]): MenuItemConstructorOptions[] =>
  items.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? flat(item.submenu) : [])])
const entries = (locale: Locale, platform: NodeJS.Platform) =>
  flat(
    appMenu(
      createMessages(() => locale),
      platform,
    ),
  ).filter(({ type }) => type !== 'separator')

test.each(['darwin', 'win32', 'linux'] as const)(
  'on %s the menu copies and pastes, and offers neither developer tools nor reloading',
  (platform) => {
    const roles = entries('en', platform).flatMap(({ role }) => role ?? [])
    expect(roles).toEqual(expect.arrayContaining(['undo', 'cut', 'copy', 'paste', 'selectAll', 'quit']))
    for (const role of ['toggleDevTools', 'reload', 'forceReload', 'viewMenu', 'windowMenu', 'editMenu'])
      expect(roles).not.toContain(role)
  },
)

test.each(Locale.options)('each entry has its own text in %s', (locale) => {
  const labels = entries(locale, 'darwin').map(({ label }) => label)
  expect(new Set(labels).size).toBe(labels.length)
  expect(labels.every((label) => label)).toBe(true)
  const english = new Set(entries('en', 'darwin').map(({ label }) => label))
  if (locale !== 'en') expect(labels.filter((label) => english.has(label))).toEqual(['Seaport'])
})

test.each([
  ['darwin', ['hide', 'quit']],
  ['win32', ['quit']],
  ['linux', ['quit']],
] as const)(
  'on %s the program’s own menu has %j, and the others the whole of editing and of the window',
  (platform, own) => {
    const menus = appMenu(
      createMessages(() => 'en'),
      platform,
    ).map(({ submenu }) => flat(Array.isArray(submenu) ? submenu : []).flatMap(({ role }) => role ?? []))
    expect(menus).toEqual([
      own,
      ['undo', 'redo', 'cut', 'copy', 'paste', 'selectAll'],
      ['minimize', 'togglefullscreen', 'close'],
    ])
  },
)

// Reported for other products; sources are in docs/inputs.md.
test.each(['darwin', 'win32', 'linux'] as const)(
  'on %s the key that closes a page in browsers does not close the window',
  (platform) => {
    const close = entries('en', platform).find(({ role }) => role === 'close')
    expect(close?.accelerator).toBe('CommandOrControl+Shift+W')
  },
)
