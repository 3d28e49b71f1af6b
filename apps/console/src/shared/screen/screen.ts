import type { PermissionKey } from '@seaport/contract/kernel/permission'
import type { PlainKey } from '@seaport/i18n/translate'
import type { LazyScreen } from '@seaport/product-ui/screen'

/** Everything that routes, sidebar and tabs need to know about a screen; each feature declares its own. */
export interface Screen extends LazyScreen {
  /** Stands for the screen in stored tabs; never shown. */
  readonly name: string
  /** `page` needs no session and has a slim head and foot around it; `shell` shows inside header, sidebar and tabs. */
  readonly frame: 'page' | 'shell'
  /** Key that the user must hold; none = everybody who may see the frame. */
  readonly permission?: PermissionKey
  readonly title: PlainKey<'screen'>
  /** Name of the screen whose entry of the sidebar is marked while this one, which has none, is shown. */
  readonly under?: string
  /** Of a page: the foot of every page links to it. */
  readonly footer?: boolean
  /** Of a page: the harbour lies beside it where there is room. For pages that ask who one is. */
  readonly harbour?: boolean
}
