// Not committed: made by every npm command, or by `npm run generate -w @seaport/i18n`.
import type { Messages } from './messages.ts'

export type Namespace = keyof Messages

/** Every key of a namespace, plurals under their base name. */
export type Key<N extends Namespace> = keyof Messages[N] & string

/** The parameters that a message needs: no argument when it has none. */
export type Parameters<N extends Namespace, K extends Key<N>> = [Messages[N][K]] extends [null]
  ? []
  : [params: Messages[N][K]]

/** A function that gives a message of one namespace; unknown keys and missing parameters do not compile. */
export type Translate<N extends Namespace> = <K extends Key<N>>(key: K, ...params: Parameters<N, K>) => string

/** Keys without parameters: what may stand in a descriptor (a menu entry's label, a column's title). */
export type PlainKey<N extends Namespace> = {
  [K in Key<N>]: Messages[N][K] extends null ? K : never
}[Key<N>]
