import type { Namespace } from '@seaport/i18n/translate'
import type { ComponentType } from 'react'

/** A screen that is fetched when its route is first shown. */
export interface LazyScreen {
  /** Route below the root; `:id` and the like for records. */
  readonly path: `/${string}`
  /** The namespaces of messages that are fetched with the screen's code. */
  readonly namespaces: readonly Namespace[]
  readonly load: () => Promise<ComponentType>
}
