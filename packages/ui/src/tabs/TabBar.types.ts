import type { Tab } from './tabs.ts'
import type { TabActions } from './useTabs.ts'

export interface TabBarProps extends Omit<TabActions, 'open'> {
  /** Path of the screen that is shown. */
  current: string
  onSelect: (path: string) => void
  titleOf: (tab: Tab) => string
}
