/** Latest entries that a task's page shows. */
export const MAX_HISTORY = 100
