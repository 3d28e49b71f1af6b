import { execute, type Migration } from './migration.ts'

/** The secret that encrypts what the database holds, so that no server writes with another one. */
export const secretMark: Migration = (db) =>
  execute(db, [
    `create table secret_mark (
      id integer not null primary key check (id = 1),
      fingerprint text not null
    )`,
  ])
