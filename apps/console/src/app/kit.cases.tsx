import type { PermissionKey } from '@seaport/contract/kernel/permission'
import { switchAdmin } from '@seaport/contract/people/session'
import { systemConfig } from '@seaport/contract/people/system'
import { SystemConfig } from '@seaport/contract/people/system.schema'
import { userInfo, userPermission } from '@seaport/contract/people/user'
import { getMenu } from '@seaport/contract/platform/menu'
import { sampleOf } from '@seaport/contract/test-support/sample.schema'
import { getAdminAttention } from '@seaport/contract/work/attention'
import { does, type KitCase, key, press, wait } from '@seaport/ui/test-support/kit'
import { getDefaultStore } from 'jotai'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { changingPasswordAtom } from '../features/password/password.public.ts'
import { secondFactorAtom } from '../features/second-factor/second-factor.public.ts'
import { type LostConnection, lostConnectionAtom, recoveriesAtom } from '../shared/api/connection.ts'
import { configAtom } from '../shared/config/system-config.ts'
import { callOf, consoleCase, hang, marked, unmarked } from '../shared/test-support/console-case.tsx'
import { userInfoRow } from '../shared/test-support/rows.ts'
import { AuthAside } from './page/AuthAside.tsx'
import { PageFooter } from './page/PageFooter.tsx'
import { ConnectionBanner } from './root/ConnectionBanner.tsx'
import { GlobalWidgets } from './root/GlobalWidgets.tsx'
import { RegionGuard } from './root/RegionGuard.tsx'
import { restrictedAtom } from './root/restricted-atom.ts'
import { screens } from './screens.ts'
import { ConsoleShortcuts } from './shell/ConsoleShortcuts.tsx'
import { Header } from './shell/Header.tsx'
import { ImpersonationBanner } from './shell/ImpersonationBanner.tsx'
import { PortStatus } from './shell/PortStatus.tsx'
import { shortcutsAtom } from './shell/palette-atom.ts'
import { ScreenOutlet } from './shell/ScreenOutlet.tsx'
import { Shell } from './shell/Shell.tsx'
import { UserMenu } from './shell/UserMenu.tsx'
import { useActions } from './shell/useActions.tsx'
import { GO_TO, useGoKeys } from './shell/usePaletteKeys.ts'

const now = Date.UTC(2026, 2, 13, 20)

/** The banner of a server that has not answered since then. */
function Lost({ lost }: { lost: LostConnection | null }): ReactNode {
  useState(() => getDefaultStore().set(lostConnectionAtom, lost))
  return <ConnectionBanner />
}

const config: SystemConfig = {
  ...sampleOf(SystemConfig),
  region_notice: true,
  company: 'Cảng 茶',
  brand: 'Seaport',
  support_contact: 'help@example.test',
  region_signature: 'It is not offered there.',
  geo: { lookup_url: 'https://geo.example.test/', fallback_url: null },
}

/** Help that has no addresses of its own. */
const nowhere = { support: null, channel: null, anti_scam: null, feedback: null, guide: null }

const crash = { on: true }
/** A screen that fails until it is told not to. */
function Fails(): ReactNode {
  if (crash.on) throw new Error('It fails.')
  return 'It is back.'
}
const failing: (typeof screens)[number] = {
  ...screens[0],
  name: 'failing',
  path: '/failing',
  layout: 'page',
  title: 'dashboard',
  namespaces: [],
  load: async () => Fails,
}

function Outlet(): ReactNode {
  return <ScreenOutlet location={useLocation()} />
}

/** The letter shortcuts of somebody who may open these paths. */
function GoKeys({ open, onGo }: { open: readonly string[]; onGo: (path: string) => void }): ReactNode {
  useGoKeys((path) => open.includes(path), onGo)
  return <input aria-label="Name" />
}

/** The widgets with this configuration, or before it has come. */
function Widgets({ known }: { known: SystemConfig | null }): ReactNode {
  useState(() => getDefaultStore().set(configAtom, known))
  return <GlobalWidgets />
}

/** The shell of the page at which it begins: that it goes elsewhere is shown above it. */
function ShellHere(): ReactNode {
  const { pathname } = useLocation()
  const [first] = useState(pathname)
  return pathname === first && <Shell />
}

const answers = {
  [callOf(userInfo)]: userInfoRow,
  [callOf(userPermission)]: { keys: ['103'] },
  [callOf(getMenu)]: { tree: [] },
  [callOf(getAdminAttention)]: { items: [] },
  [callOf(systemConfig)]: config,
}
const seen = does('the screen works again', () => {
  crash.on = false
})
const isRestricted = does('is restricted', () => String(getDefaultStore().get(restrictedAtom)))
const acting = { id: 'a1', email: 'admin@example.test', expires_at: new Date(now + 5_400_000).toISOString() }
const menu = `Menu of ${userInfoRow.username}`
const ACTIONS = [
  'New task',
  'New seat',
  'Import accounts',
  'Add funds',
  'Keyboard shortcuts',
  'Theme: Dark',
  'Appearance',
  'Change password',
  'Second factor',
  'Log out',
]

/** What commands open that is no screen. */
const DIALOGS = {
  shortcuts: shortcutsAtom,
  password: changingPasswordAtom,
  'second factor': secondFactorAtom,
}
const opened = does('what has opened', () => {
  const open = Object.entries(DIALOGS).filter(([, atom]) => getDefaultStore().get(atom))
  for (const [, atom] of open) getDefaultStore().set(atom, false)
  return open.map(([name]) => name).join(', ') || undefined
})

/** The commands of somebody whose menu has these screens. */
function Actions({ open }: { open: readonly string[] }): ReactNode {
  const entries = open.map((path) => ({ id: path, label: path, href: `#${path}`, icon: <i /> }))
  return useActions([{ id: 'all', entries }]).map(({ id, title, shortcut, run }) => (
    <button key={id} type="button" title={shortcut} onClick={run}>
      {title}
    </button>
  ))
}

export function appCases(): readonly KitCase[] {
  return [
    consoleCase(
      'ConnectionBanner',
      Lost,
      { lost: { answeredAt: now - 90_000 } },
      { lost: [] },
      [
        { acts: [wait(1999), wait(1), wait(2000)] },
        { with: { lost: { answeredAt: undefined } }, acts: [wait(2000)] },
        { with: { lost: null }, acts: [wait(2000)] },
      ],
      { answers },
    ),
    consoleCase(
      'GoKeys',
      GoKeys,
      { open: [...Object.values(GO_TO)], onGo: () => {} },
      { open: [], onGo: [] },
      [
        ...Object.keys(GO_TO).map((letter) => ({ acts: [key('g'), key(letter)] })),
        { acts: [key('d'), key('n'), key('g'), key('x'), key('d'), key('g'), key('g'), key('T')] },
        {
          acts: [
            key('g', { ctrlKey: true }),
            key('d'),
            key('n', { metaKey: true }),
            key('n', { altKey: true }),
          ],
        },
        { acts: [key('g'), wait(1499), key('d'), key('g'), wait(1500), key('d')] },
        { acts: [press('Name'), key('g'), key('d'), key('n')] },
        { with: { open: ['/task'] }, acts: [key('g'), key('d'), key('g'), key('t'), key('n')] },
        { with: { open: [] }, acts: [key('g'), key('t'), key('n')] },
      ],
    ),
    consoleCase(
      'GlobalWidgets',
      Widgets,
      { known: { ...config, region_notice: false } },
      { known: [null, config] },
      [
        { acts: [press('Help')] },
        { with: { known: { ...config, region_notice: false, help: nowhere } }, acts: [press('Help')] },
      ],
    ),
    consoleCase(
      'PortStatus',
      PortStatus,
      { info: userInfoRow, download: '#/download' },
      {
        info: [
          { ...userInfoRow, port_num: 0 },
          { ...userInfoRow, port_expire_time: null },
          { ...userInfoRow, port_expire_time: new Date(now + 86_400_000).toISOString() },
          { ...userInfoRow, port_expire_time: new Date(now + 7 * 86_400_000).toISOString() },
          { ...userInfoRow, port_expire_time: new Date(now + 8 * 86_400_000).toISOString() },
          { ...userInfoRow, port_expire_time: new Date(now - 86_400_000).toISOString() },
          { ...userInfoRow, balance: '0.00' },
        ],
        download: [undefined],
      },
      [
        {
          with: { info: { ...userInfoRow, port_expire_time: new Date(now + 86_400_000).toISOString() } },
          acts: [wait(86_400_000), wait(15_000)],
        },
      ],
    ),
    consoleCase(
      'ConsoleShortcuts',
      ConsoleShortcuts,
      { isOpen: () => true, onClose: () => {} },
      { isOpen: [(path) => path === '/dashboard'], onClose: [] },
    ),
    consoleCase(
      'UserMenu',
      UserMenu,
      { name: userInfoRow.username, info: userInfoRow, keys: [] },
      {
        name: ['Other'],
        info: [{ ...userInfoRow, avatar: 'https://example.test/a.png' }, undefined],
        keys: [],
      },
      [{ acts: [press(menu), press('Log out')] }],
      { answers },
    ),
    consoleCase(
      'Actions',
      Actions,
      { open: ['/task', '/seatAccount', '/media', '/payBalance'] },
      { open: [[], ['/task'], ['/seatAccount'], ['/media'], ['/payBalance']] },
      ACTIONS.map((title) => ({ acts: [press(title), opened] })),
      { answers },
    ),
    consoleCase('PageFooter', PageFooter, { pathname: '/privacy' }, { pathname: ['/login'] }),
    consoleCase('AuthAside', AuthAside, {}, {}),
    consoleCase(
      'Header',
      ({ keys }: { keys: readonly PermissionKey[] }) => <Header session={hang} keys={keys} />,
      { keys: [] },
      { keys: [['9-1']] },
      [{ acts: [wait(1999), wait(1)] }],
      { answers },
      {
        answers: [
          {},
          { [callOf(userInfo)]: { ...userInfoRow, unread_count: 3, avatar: 'https://example.test/a.png' } },
          { [callOf(userInfo)]: { ...userInfoRow, is_superuser: true } },
        ],
      },
    ),
    consoleCase(
      'ImpersonationBanner',
      ImpersonationBanner,
      {},
      {},
      [{ acts: [marked] }, { acts: [press('Switch to admin'), unmarked] }],
      {
        answers: {
          [callOf(userInfo)]: { ...userInfoRow, impersonated_by: acting },
          [callOf(switchAdmin)]: { token: 't9', user_id: 'u9', username: 'Quản trị', is_superuser: true },
        },
      },
      { answers: [answers] },
    ),
    consoleCase(
      'RegionGuard',
      RegionGuard,
      { config },
      { config: [{ ...config, company: '', support_contact: '' }] },
      [
        { acts: [isRestricted] },
        {
          with: { config: { ...config, geo: { lookup_url: null, fallback_url: null } } },
          acts: [isRestricted],
        },
      ],
    ),
    consoleCase(
      'ScreenOutlet',
      Outlet,
      {},
      {},
      [
        {
          acts: [
            seen,
            does('the server is back', () => getDefaultStore().set(recoveriesAtom, (count) => count + 1)),
          ],
        },
      ],
      { start: '/failing' },
    ),
    consoleCase(
      'Shell',
      ShellHere,
      {},
      {},
      [],
      { start: '/dataView', answers: { ...answers, [callOf(userPermission)]: { keys: [] } } },
      {
        start: ['/userManagement', '/seatAccount'],
        session: [{ ...hang, superuser: true }, null],
      },
    ),
  ]
}

/** Adds the failing screen to those of the console. */
export const addFailing = (): void => void (screens as (typeof failing)[]).push(failing)
export const takeFailing = (): void =>
  void (screens as (typeof failing)[]).splice(screens.indexOf(failing), 1)
