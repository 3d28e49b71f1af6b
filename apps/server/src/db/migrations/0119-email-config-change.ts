import { execute, type Migration } from './migration.ts'

/** When a mail configuration was last changed, so that nobody replaces one that they have not seen. */
export const emailConfigChange: Migration = (db) =>
  execute(db, [`alter table email_config add column updated_at bigint`])
