import type { Namespace } from '@seaport/i18n/translate'
import type { ComponentType } from 'react'

/** A screen that is loaded when its route is first shown. */
export interface LazyScreen {
  /** Route below the root; `:id` and the like for records. */
  readonly path: `/${string}`
  /** Namespaces of messages that are loaded with the screen's code. */
  readonly namespaces: readonly Namespace[]
  readonly load: () => Promise<ComponentType>
}
