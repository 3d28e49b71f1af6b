import type { PlainKey } from '@seaport/i18n/translate'
import type { LazyScreen } from '@seaport/product-ui/screen'
import type { ComponentType } from 'react'

/** Everything that router and rail need to know about a screen; each feature declares its own. */
export interface Screen extends LazyScreen {
  /** Its entry in the rail; a screen without one is opened from another screen. */
  readonly rail?: {
    readonly title: PlainKey<'desktop'>
    readonly icon: ComponentType
    readonly Count?: ComponentType
  }
}
