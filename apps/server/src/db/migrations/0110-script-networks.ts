import { execute, type Migration } from './migration.ts'

/** Adds further networks of a script. The first one stays in its old column, where servers of the previous version read it. */
export const scriptNetworks: Migration = (db) =>
  execute(db, [`alter table script add column more_networks text not null default '[]'`])
