import { z } from 'zod'
import { Count, EmptyData, Id, IdPath } from '../kernel/primitives.schema.ts'
import { MAX_PANES } from './ipc-tabs.ts'
import { pageKeys } from './page-key.ts'

/** The page of an account, in this window. */
export const AccountTab = z.object({
  id: Id,
  /** What the address bar shows; for a sleeping page, the address it wakes up with. */
  url: z.string(),
  title: z.string(),
  /** asleep: its memory is freed, and its sign-in kept. crashed: it reloads when it is shown. */
  state: z.enum(['loading', 'awake', 'asleep', 'crashed']),
  can_go_back: z.boolean(),
  can_go_forward: z.boolean(),
  /** Count of new items in the page's own title, as in "(3) Home". */
  unread: Count,
  /** Bytes. */
  memory: Count,
  /** Text about the last event in the page (a key, a refused link, a download); empty = none. */
  notice: z.string(),
  /** The notice is of something under way, and changes all the time. */
  ongoing: z.boolean(),
  /** State of find-in-page: the active match and the number of matches. Null = no search. */
  found: z.object({ active: Count, matches: Count }).nullable(),
})
export type AccountTab = z.infer<typeof AccountTab>

export const TabsState = z.object({
  tabs: z.array(AccountTab),
  /** Total bytes of all pages, and the limit above which the least recently viewed one goes to sleep. */
  memory_used: Count,
  memory_budget: Count,
})
export type TabsState = z.infer<typeof TabsState>

const Pixels = z.int().min(-100_000).max(100_000)

/** Bounds of a page in the window, in CSS pixels. */
export const Pane = z.strictObject({ id: Id, x: Pixels, y: Pixels, width: Count, height: Count })
export type Pane = z.infer<typeof Pane>

export const TabAction = z.enum([
  'back',
  'forward',
  'reload',
  'stop',
  'sleep',
  'focus',
  'zoom_in',
  'zoom_out',
  'zoom_reset',
])
export type TabAction = z.infer<typeof TabAction>

/** Calls about the accounts' pages, which are drawn over the window in the area that the screen reserves for them. */
export const tabCalls = {
  'tab.state': { args: z.strictObject({}), result: TabsState },
  /** Which pages are shown, and their bounds; all others are hidden. */
  'tab.layout': {
    args: z.strictObject({ panes: z.array(Pane).max(MAX_PANES) }),
    result: EmptyData,
  },
  'tab.act': { args: IdPath.extend({ action: TabAction }), result: EmptyData },
  /** Finds a text in the page; an empty text ends the search, `again` goes to the next match. */
  'tab.find': { args: IdPath.extend({ text: z.string().max(200), again: z.boolean() }), result: EmptyData },
  /** Navigates to the address that a person typed into the address bar. */
  'tab.navigate': { args: IdPath.extend({ address: z.string().trim().min(1).max(2000) }), result: EmptyData },
} as const

export const tabEvents = {
  'tab.state': TabsState,
  /** A key pressed inside an account's page that is a shortcut of the program. */
  'tab.key': z.object({ id: Id, key: z.enum(pageKeys) }),
} as const
