import type { ReactElement } from 'react'

/** An entry of the command palette: a screen to open or an action. */
export interface Command {
  id: string
  title: string
  /** Distinguishes it from others with the same title. */
  detail?: string
  /** Where it belongs: the menu's section. */
  group?: string
  icon?: ReactElement
  /** Search terms besides the title. */
  keywords?: readonly string[]
  /** Label of the keyboard shortcut. */
  shortcut?: string
  run: () => void
}

/** Content of a palette. */
export interface Findable {
  commands: readonly Command[]
  /** Search results from elsewhere, listed after the commands. */
  found?: readonly Command[]
  /** The search is still running. */
  searching?: boolean
  /** Text that the field holds when the palette appears. */
  initialText?: string
  /** Called at every keystroke. */
  onType?: (text: string) => void
}
