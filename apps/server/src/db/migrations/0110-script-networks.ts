import { execute, type Migration } from './migration.ts'

/** A script may be written for several networks. The first stays where servers of the version before look for it. */
export const scriptNetworks: Migration = (db) =>
  execute(db, [`alter table script add column more_networks text not null default '[]'`])
