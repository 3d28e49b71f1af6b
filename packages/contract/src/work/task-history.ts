/** Maximum entries shown on a task's page, newest first. */
export const MAX_HISTORY = 100
