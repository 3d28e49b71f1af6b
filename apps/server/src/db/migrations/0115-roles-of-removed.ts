import { execute, type Migration } from './migration.ts'

/** Removed administrators keep no role of their own: it could not be deleted any more. */
export const rolesOfRemoved: Migration = (db) =>
  execute(db, [`update "user" set role_key = 'admin' where deleted_at is not null`])
