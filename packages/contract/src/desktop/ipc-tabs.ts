/** Maximum number of pages shown side by side. */
export const MAX_PANES = 4
