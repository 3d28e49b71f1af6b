/** An open screen: its path, and the name of its route, which gives the title in the current language. */
export interface Tab {
  readonly path: string
  readonly name: string
  /** A specific title, such as the record that the screen shows. */
  readonly title?: string
  /** Larger = opened later; counted within the list. */
  readonly used?: number
}

/** Most tabs at once. Beyond it the one that was not used for longest retires, unless what was typed there would be lost. */
const MAX_TABS = 12

export type TabsAction =
  /** `unsaved`: paths whose screens hold what was typed and not saved; their tabs never retire. */
  | { type: 'open'; tab: Tab; unsaved?: readonly string[] }
  | { type: 'close'; path: string }
  | { type: 'keep'; paths: readonly string[] }
  | { type: 'clear' }

/** The list of open tabs after an action. A path is open at most once; opening it again refreshes its name and title. */
export function tabsReducer(tabs: readonly Tab[], action: TabsAction): readonly Tab[] {
  switch (action.type) {
    case 'open':
      return opened(tabs, action.tab, action.unsaved)
    case 'close':
      return tabs.filter((tab) => tab.path !== action.path)
    case 'keep':
      return tabs.filter((tab) => action.paths.includes(tab.path))
    case 'clear':
      return []
  }
}

function opened(tabs: readonly Tab[], tab: Tab, unsaved: readonly string[] = []): readonly Tab[] {
  const latest = tabs.reduce((most, { used = 0 }) => Math.max(most, used), 0)
  const known = tabs.find(({ path }) => path === tab.path)
  // The one in front stays as it is: opening it again changes nothing that is stored.
  const now = {
    ...known,
    ...tab,
    used: tab.used ?? (known?.used === latest && latest > 0 ? latest : latest + 1),
  }
  const next = known ? tabs.map((one) => (one === known ? now : one)) : [...tabs, now]
  if (next.length <= MAX_TABS) return next
  const [oldest] = next
    .filter((one) => one !== now && !unsaved.includes(one.path))
    .sort((one, other) => (one.used ?? 0) - (other.used ?? 0))
  return next.filter((one) => one !== oldest)
}

/** Shown when no tab is left. */
export const HOME = '/dashboard'

/**
 * Where to go when `closing` is closed while `current` is shown: the current screen stays unless it is the one that closes;
 * then the next tab, else the previous one, else home.
 */
export function pathAfterClose(tabs: readonly Tab[], closing: string, current: string, home = HOME): string {
  if (closing !== current) return current
  const at = tabs.findIndex((tab) => tab.path === closing)
  const neighbour = at < 0 ? undefined : (tabs[at + 1] ?? tabs[at - 1])
  return neighbour?.path ?? home
}

/** Where to go when only `kept` stay: the current screen if it is among them, else the last kept one, else home. */
export function pathAfterClosingOthers(kept: readonly Tab[], current: string, home = HOME): string {
  return kept.some((tab) => tab.path === current) ? current : (kept.at(-1)?.path ?? home)
}
