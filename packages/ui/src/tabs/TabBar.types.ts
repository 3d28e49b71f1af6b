import type { Tab } from './tabs.ts'
import type { TabActions } from './useTabs.ts'

export interface TabBarProps extends Omit<TabActions, 'open' | 'forget'> {
  /** Path of the screen that is shown. */
  current: string
  onSelect: (path: string) => void
  /** The address of a path, for the browser's own way of opening links: `#/task` with hash routing. */
  hrefOf: (path: string) => string
  titleOf: (tab: Tab) => string
}
