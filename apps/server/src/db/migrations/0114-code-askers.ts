import { execute, type Migration } from './migration.ts'

/** Who requested a code by mail, and how often others tried it: their wrong attempts don't use up the requester's own. */
export const codeAskers: Migration = (db) =>
  execute(db, [
    `alter table email_code add column asked_by text`,
    `alter table email_code add column others_tries integer not null default 0`,
  ])
