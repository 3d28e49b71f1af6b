import type { Menu, Notification, Tray } from './desktop-apis.ts'

/** Everything shown through the system, in order; tests read it and click in it. */
export const records = {
  /** Context menus that were opened. */
  popups: [] as InstanceType<typeof Menu>[],
  trays: [] as InstanceType<typeof Tray>[],
  notifications: [] as InstanceType<typeof Notification>[],
  /** Questions of pages (`alert`, `confirm`, `prompt`) that wait for a person. */
  pageDialogs: [] as PageDialog[],
  powerSaveBlockers: new Set<number>(),
  /** Windows whose frame or icon flashes. */
  flashing: new Set<number>(),
  /** For each window made: whether its frame was dark then. */
  darkFrames: [] as boolean[],
}

export type PageDialog = {
  readonly kind: string
  readonly message: string
  answer(accept: boolean): Promise<void>
}
