import type { HostSession } from './session.ts'

/** Permissions of a page, as windows and views are made with them. */
export type WebPreferences = {
  preload?: string
  session?: HostSession
  partition?: string
  sandbox?: boolean
  contextIsolation?: boolean
  nodeIntegration?: boolean
  webSecurity?: boolean
  /** Default true, as in Electron (docs/api/structures/web-preferences.md). */
  focusOnNavigation?: boolean
}

/** The host isolates pages the way Electron's safe defaults do; it can't imitate the unsafe ones. */
export function assertSafe(preferences: WebPreferences): void {
  if (preferences.nodeIntegration || preferences.sandbox === false || preferences.contextIsolation === false)
    throw new Error('The Chromium host has sandboxed, isolated windows only')
  if (preferences.webSecurity === false) throw new Error('The Chromium host keeps webSecurity on')
}
