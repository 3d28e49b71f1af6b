import type { HostMenu, HostNotification, HostTray } from './desktop-apis.ts'

/** What the system would show, in the order in which it came: tests read it, and click in it. */
export const records = {
  /** Context menus that were opened. */
  popups: [] as HostMenu[],
  trays: [] as HostTray[],
  notifications: [] as HostNotification[],
  /** Questions of pages (`alert`, `confirm`, `prompt`) that wait for a person. */
  pageDialogs: [] as PageDialog[],
  /** Files whose folder was shown, and addresses that were opened, are told by `report`. */
  powerSaveBlockers: new Set<number>(),
  /** Windows whose frame or icon flashes. */
  flashing: new Set<number>(),
}

export type PageDialog = {
  readonly kind: string
  readonly message: string
  answer(accept: boolean): Promise<void>
}
