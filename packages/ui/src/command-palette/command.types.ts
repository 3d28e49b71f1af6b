import type { ReactElement } from 'react'

/** Something that a person can find by typing: a screen to open or a thing to do. */
export interface Command {
  id: string
  title: string
  /** What tells it from others of that title. */
  detail?: string
  /** Where it belongs: the menu's section. */
  group?: string
  icon?: ReactElement
  /** Other words by which it may be looked for. */
  keywords?: readonly string[]
  /** Keys that do the same, for reading. */
  shortcut?: string
  run: () => void
}
