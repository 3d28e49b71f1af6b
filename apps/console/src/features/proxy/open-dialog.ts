import type { ProxyEntry } from '@seaport/contract/desk/proxy'

/** What lies over the list of proxies. */
export type OpenDialog =
  | { dialog: 'create' | 'groups' | 'list' | 'file' }
  | { dialog: 'edit'; proxy: ProxyEntry }
  | { dialog: 'move'; ids: readonly string[] }
