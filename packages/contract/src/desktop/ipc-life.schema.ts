import { z } from 'zod'
import { Count, EmptyData } from '../kernel/primitives.schema.ts'

const NoArguments = z.strictObject({})

/** What closing the window means while tasks run. */
export const OnClose = z.enum(['ask', 'keep', 'quit'])
export type OnClose = z.infer<typeof OnClose>

/** How this program lives on this computer. */
export const Preferences = z.object({
  on_close: OnClose,
  /** Tells of what needs a person while the window is not looked at. */
  notify: z.boolean(),
  /** Null where the system has no such list. */
  start_at_login: z.boolean().nullable(),
})
export type Preferences = z.infer<typeof Preferences>

/** A store of this computer that could not be read, and where it was moved to. */
export const SetAsideStore = z.object({
  store: z.enum(['journal', 'secrets', 'settings']),
  path: z.string(),
})
export type SetAsideStore = z.infer<typeof SetAsideStore>

/** Calls about the program's life on this computer; they need no server. */
export const lifeCalls = {
  /** How the person wants the program to look: title bar, menus, dialogs and our own error pages follow. */
  'desktop.setTheme': {
    args: z.strictObject({ mode: z.enum(['light', 'dark', 'system']) }),
    result: EmptyData,
  },
  'preference.get': { args: NoArguments, result: Preferences },
  'preference.set': {
    args: z.strictObject({
      on_close: OnClose.optional(),
      notify: z.boolean().optional(),
      start_at_login: z.boolean().optional(),
    }),
    result: Preferences,
  },
  /** The window's board, or what stands in its place, says all that it has to say: what waited for that may start. */
  'window.drawn': { args: NoArguments, result: EmptyData },
  /** How many matters the inbox has: shown on the program's icon. */
  'inbox.count': { args: z.strictObject({ count: Count }), result: EmptyData },
  'store.setAside': { args: NoArguments, result: z.array(SetAsideStore) },
  /** The person has read it. */
  'store.dismiss': { args: NoArguments, result: EmptyData },
} as const

export const lifeEvents = {
  'store.setAside': z.array(SetAsideStore),
  /** The person clicked a notification: show the screen that it is about. */
  'screen.show': z.object({ path: z.string().startsWith('/') }),
} as const
