/** What lies over the library. */
export type OpenDialog = { dialog: 'groups' | 'more' } | { dialog: 'move'; ids: readonly string[] }
