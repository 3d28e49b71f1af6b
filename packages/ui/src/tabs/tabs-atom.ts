import { atom } from 'jotai'
import { storedAtom } from '../storage/stored-atom.ts'
import { type Tab, type TabsAction, tabsReducer } from './tabs.ts'

const storedTabs = storedAtom<readonly Tab[]>('tabs', [], {
  area: 'session',
  deserialize: (text) => readTabs(text),
  serialize: (tabs) => JSON.stringify(tabs),
})

/** The open tabs of this window: they survive a reload, and each window has its own. */
export const tabsAtom = atom(
  (get) => get(storedTabs),
  (get, set, action: TabsAction) => set(storedTabs, tabsReducer(get(storedTabs), action)),
)

/** Parses stored tabs; undefined for invalid text. */
export function readTabs(text: string): readonly Tab[] | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (!Array.isArray(value) || !value.every(isTab)) return undefined
    return value.reduce<readonly Tab[]>((tabs, tab) => tabsReducer(tabs, { type: 'open', tab }), [])
  } catch {
    return undefined
  }
}

function isTab(value: unknown): value is Tab {
  const tab = value as Partial<Tab> | null
  return (
    typeof tab?.path === 'string' &&
    tab.path.startsWith('/') &&
    typeof tab.name === 'string' &&
    (tab.title === undefined || typeof tab.title === 'string')
  )
}
