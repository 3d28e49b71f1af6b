/** The columns of a task that nothing has happened to yet. */
export const initialProgress = {
  end_reason: null,
  started_at: null,
  ended_at: null,
  actual_count: 0,
  pages: 0,
  cost: 0,
  spent: 0,
  parked_until: null,
  park_reason: null,
  fence: 0,
  lease_until: null,
  seq: 0,
  last_progress_at: null,
  deleted_at: null,
} as const
