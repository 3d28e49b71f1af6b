import type { PermissionKey } from '@seaport/contract/kernel/permission'
import type { PlainKey } from '@seaport/i18n/translate'
import type { LazyScreen } from '@seaport/product-ui/screen'
import type { MainList } from '../list/main-list.ts'

/** Everything that routes, sidebar and tabs need to know about a screen; each feature declares its own. */
export interface Screen extends LazyScreen {
  /** The list that it shows, prefetched when the screen is first opened. */
  readonly list?: () => Promise<MainList>
  /** Identifies the screen in stored tabs; never shown. */
  readonly name: string
  /** What surrounds the screen: `shell` is header, sidebar and tabs; `page` needs no session and has a slim header and footer. */
  readonly layout: 'page' | 'shell'
  /** Permission key that the user needs; without one, everybody who may reach the screen may open it. */
  readonly permission?: PermissionKey
  /** The key is part of a plan: a supervisor without it is shown the plans. */
  readonly ofPlan?: boolean
  readonly title: PlainKey<'screen'>
  /** Name of the screen whose sidebar entry is marked while this one, without an entry of its own, is shown. */
  readonly parent?: string
  /** Of a page: shown inside the shell, with menu and tabs, for logged-in users. */
  readonly inShell?: boolean
  /** Of a page: the footer of every page links to it. */
  readonly footer?: boolean
  /** Of a page: an illustration beside it where there is room. For login, registration and the like. */
  readonly illustration?: boolean
}
