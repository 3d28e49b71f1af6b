/** Most pages that are shown beside each other. */
export const MAX_PANES = 4
