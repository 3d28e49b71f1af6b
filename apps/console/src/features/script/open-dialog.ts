import type { Script } from '@seaport/contract/work/script'

/** What lies over the list of scripts. */
export type OpenDialog =
  | { dialog: 'create' | 'groups' }
  | { dialog: 'edit'; script: Script }
  | { dialog: 'move'; ids: readonly string[] }
