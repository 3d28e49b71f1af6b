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

/** What a palette finds. */
export interface Findable {
  commands: readonly Command[]
  /** Things that the text was found in, wherever they were looked for; they come after the commands. */
  found?: readonly Command[]
  /** They are still being looked for. */
  searching?: boolean
  /** Told of every keystroke. */
  onType?: (text: string) => void
}
