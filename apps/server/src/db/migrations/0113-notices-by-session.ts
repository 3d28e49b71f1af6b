import { execute, type Migration } from './migration.ts'

/**
 * Until when a session has read the notices of changed factors. Stored per session, so that the person who changed a factor can't hide the notice
 * from the owner's other sessions.
 */
export const noticesBySession: Migration = (db) =>
  execute(db, [`alter table user_session add column notices_read_at bigint`])
