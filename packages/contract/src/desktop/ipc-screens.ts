/** Maximum entries that the window shows; the file has more. */
export const MAX_LOG_ENTRIES = 1000
