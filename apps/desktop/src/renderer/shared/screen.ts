import type { Namespace, PlainKey } from '@seaport/i18n/translate'
import type { ComponentType } from 'react'

/** Everything that router and rail need to know about a screen; each feature declares its own. */
export interface Screen {
  /** Route below the root; `:id` and the like for records. */
  readonly path: `/${string}`
  /** Its entry in the rail; a screen without one is reached from another screen. */
  readonly rail?: { readonly title: PlainKey<'desktop'>; readonly icon: ComponentType }
  /** Texts that come together with the screen's code. */
  readonly texts: readonly Namespace[]
  readonly load: () => Promise<ComponentType>
}
