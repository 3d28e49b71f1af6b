import { locales } from '@seaport/contract/kernel/locale'
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import type { PermissionKey } from '@seaport/contract/kernel/permission'
import { translateMenuTitle, translateScreenTitle } from '@seaport/i18n/server'
import type { Key } from '@seaport/i18n/translate'
import type { MenuTable } from '../../../db/schema/admin.ts'

type Titles = Readonly<Record<Locale, string>>

/** A group, or an entry that leads to a screen, with what is below it. */
interface Seed extends Omit<MenuTable, 'parent_id' | 'position' | 'titles'> {
  titles: Titles
  children: readonly Seed[]
}

const titlesIn = (translate: (locale: Locale) => string) =>
  Object.fromEntries(locales.map((locale) => [locale, translate(locale)])) as Titles
const ofScreen = (key: Key<'screen'>) => titlesIn((locale) => translateScreenTitle(locale, key))
/** Title, if it differs from the screen's. */
const ofMenu = (key: Key<'menuTitle'>) => titlesIn((locale) => translateMenuTitle(locale, key))

function group(id: Key<'menuTitle'>, icon: string, children: readonly Seed[]): Seed {
  return { id, permission: null, icon, path: null, hidden: 0, titles: ofMenu(id), children }
}

function entry(
  id: string,
  path: string,
  permission: PermissionKey | null,
  icon: string,
  titles: Titles,
): Seed {
  return { id, permission, icon, path, hidden: 0, titles, children: [] }
}

type DemoName = Key<'screen'> extends infer K ? (K extends `template.${infer Name}` ? Name : never) : never

/** A demo page of the template, guarded by a key that no other route names. */
function demo(name: DemoName, icon: string): Seed {
  return entry(`template-${name}`, `/template/${name}`, '101', icon, ofScreen(`template.${name}`))
}

/** The menu that every installation starts with: the routes of the specification, section 2, and the keys that they need. */
const groups = [
  group('home', 'home', [
    entry('dashboard', '/dashboard', null, 'dashboard', ofScreen('dashboard')),
    entry('admin-statistics', '/statisticAdmin', '1-admin', 'chart', ofScreen('platform')),
  ]),
  group('operation', 'briefcase', [
    entry('tasks', '/task', '009', 'task', ofScreen('tasks')),
    entry('task-calendar', '/taskCalendar', '009', 'calendar', ofScreen('taskCalendar')),
    entry('resources', '/resource', '009', 'people', ofScreen('resources')),
    entry('opt-outs', '/optOut', '009', 'shield', ofScreen('optOuts')),
    entry('accounts', '/media', '008', 'account', ofScreen('accounts')),
    entry('seats', '/seatAccount', '007', 'seat', ofScreen('seats')),
    entry('proxies', '/ipMange', '0088', 'globe', ofScreen('proxies')),
    entry('scripts', '/wordsLibrary', '102', 'script', ofScreen('scripts')),
    entry('statistics', '/dataView', '103', 'chart', ofScreen('statistics')),
  ]),
  group('personal', 'person', [
    entry('profile', '/ucenter', '1', 'person', ofMenu('profile')),
    entry('recharge', '/payBalance', '1-2', 'wallet', ofScreen('recharge')),
    entry('buy-ports', '/buyPort-user', '1-3', 'cart', ofScreen('buyPorts')),
    group('billing', 'receipt', [
      entry('orders', '/paymentData-user', '1-4', 'receipt', ofScreen('orders')),
      entry('purchases', '/buyData-user', '1-5', 'receipt', ofScreen('purchases')),
      entry('ledger', '/turnover-user', '1-9', 'ledger', ofScreen('ledger')),
    ]),
    entry('login-log', '/loginLog-user', '1-6', 'history', ofScreen('loginLog')),
    entry('announcements', '/notice-user', '9-1', 'announcement', ofScreen('announcements')),
    {
      ...entry('announcement', '/notification-user', '9-2', 'announcement', ofScreen('announcement')),
      hidden: 1,
    },
    entry('downloads', '/down', '1', 'download', ofScreen('download')),
  ]),
  group('system', 'settings', [
    entry('system-users', '/system-user', '11', 'people', ofScreen('systemUsers')),
    entry('roles', '/system-role', '12', 'shield', ofScreen('roles')),
    entry('menus', '/system-menu', '13', 'menu', ofMenu('menus')),
    entry('manage-announcements', '/notice', '9', 'announcement', ofMenu('manage-announcements')),
    entry('versions', '/download', '10', 'download', ofScreen('versions')),
    entry('configuration', '/configManagement', '120', 'settings', ofScreen('config')),
    entry('audit-log', '/auditLog', '111', 'history', ofScreen('auditLog')),
  ]),
  group('admin', 'building', [
    entry('users', '/userManagement', '108', 'people', ofScreen('users')),
    entry('sub-users', '/subUserManagement', '109', 'seat', ofScreen('allSeats')),
    entry('all-accounts', '/accountManagement', '110', 'account', ofScreen('allAccounts')),
    entry('all-proxies', '/proxyManagement', '110', 'globe', ofScreen('allProxies')),
    entry('all-tasks', '/taskManagement', '122', 'task', ofScreen('allTasks')),
    entry('all-orders', '/turnoverManagement', '121', 'receipt', ofScreen('adminOrders')),
    entry('all-ledgers', '/buyData', '104', 'ledger', ofScreen('adminLedger')),
    entry('payments', '/paymentData', '105', 'wallet', ofScreen('adminPayments')),
    entry('ports', '/buyPort', '107', 'cart', ofScreen('buyFor')),
    entry('prices', '/priceManagement', '120', 'price', ofScreen('prices')),
    entry('all-feedback', '/feedbackManagement', '108', 'announcement', ofScreen('adminFeedback')),
    entry('official-channels', '/officialChannels', '120', 'shield', ofScreen('officialChannels')),
    entry('all-logins', '/loginLog', '106', 'history', ofScreen('adminLogins')),
  ]),
  group('template', 'template', [
    group('template-group-components', 'apps', [
      demo('form', 'form'),
      demo('upload', 'upload'),
      demo('carousel', 'template'),
      demo('calendar', 'calendar'),
      demo('watermark', 'shield'),
      demo('tour', 'globe'),
      demo('steps', 'task'),
      demo('statistics', 'dashboard'),
      demo('icons', 'apps'),
    ]),
    group('template-group-editors', 'edit', [demo('editor', 'edit'), demo('markdown', 'script')]),
    group('template-group-tables', 'table', [
      demo('table', 'table'),
      demo('editable-table', 'table'),
      demo('big-table', 'table'),
    ]),
    group('template-group-charts', 'chart', [
      demo('charts', 'chart'),
      demo('word-cloud', 'chart'),
      demo('map', 'globe'),
    ]),
    group('template-group-feedback', 'announcement', [
      demo('states', 'announcement'),
      demo('overlays', 'apps'),
    ]),
  ]),
]

/** @returns the rows of the first menu, groups before their entries */
export function seededMenu(): MenuTable[] {
  return rowsOf(groups, null)
}

function rowsOf(seeds: readonly Seed[], parent_id: string | null): MenuTable[] {
  return seeds.flatMap(({ titles, children, ...seed }, position) => [
    { ...seed, parent_id, position, titles: JSON.stringify(titles) },
    ...rowsOf(children, seed.id),
  ])
}
