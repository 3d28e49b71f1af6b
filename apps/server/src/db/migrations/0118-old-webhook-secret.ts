import { execute, type Migration } from './migration.ts'

/** The secret that a webhook had before, which signs beside the new one for a while. */
export const oldWebhookSecret: Migration = (db, { bytes }) =>
  execute(db, [
    `alter table webhook add column old_secret_sealed ${bytes}`,
    `alter table webhook add column old_secret_until bigint`,
  ])
