import { z } from 'zod'
import { Count, EmptyData } from '../kernel/primitives.schema.ts'

const NoArguments = z.strictObject({})

/** What closing the window does while tasks run. */
export const OnClose = z.enum(['ask', 'keep', 'quit'])
export type OnClose = z.infer<typeof OnClose>

/** Settings of how the program runs on this computer: start at login, tray, notifications. */
export const Preferences = z.object({
  on_close: OnClose,
  /** Notifies of things that need a person while the window is in the background. */
  notify: z.boolean(),
  /** Null = the operating system has no such list. */
  start_at_login: z.boolean().nullable(),
})
export type Preferences = z.infer<typeof Preferences>

/** A local store that could not be read, and the path it was moved to. */
export const SetAsideStore = z.object({
  store: z.enum(['journal', 'secrets', 'settings']),
  path: z.string(),
})
export type SetAsideStore = z.infer<typeof SetAsideStore>

/** Calls about how the program runs on this computer; they need no server. */
export const lifeCalls = {
  /** Colour scheme that the person chose; the title bar, menus, dialogs and our own error pages follow it. */
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
  /** The board, or its replacement, has rendered completely: deferred work may start. */
  'window.drawn': { args: NoArguments, result: EmptyData },
  /** Number of inbox items, shown on the program's icon. */
  'inbox.count': { args: z.strictObject({ count: Count }), result: EmptyData },
  'store.setAside': { args: NoArguments, result: z.array(SetAsideStore) },
  /** The person has dismissed the notice. */
  'store.dismiss': { args: NoArguments, result: EmptyData },
} as const

export const lifeEvents = {
  'store.setAside': z.array(SetAsideStore),
  /** The person clicked a notification: show its screen. */
  'screen.show': z.object({ path: z.string().startsWith('/') }),
} as const
