import { execute, type Migration } from './migration.ts'

/** Each mailbox gets the gift of a registration once, however its address is spelled. */
export const giftedMailbox: Migration = (db) =>
  execute(db, ['create table gifted_mailbox (mailbox text not null primary key)'])
