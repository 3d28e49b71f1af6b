import type { Db, Trx } from '../../../db/schema.ts'

/** An item of a kind, as reported. */
export interface ToldThing {
  kind: string
  thing: string
}

/** @returns the items reported through a channel and not solved since */
export function toldThrough(db: Db, channel: string): Promise<ToldThing[]> {
  return db.selectFrom('notification_told').select(['kind', 'thing']).where('channel', '=', channel).execute()
}

/** Records reported items. @returns those not recorded in the meantime: each is sent by the server that recorded it */
export async function writeTold(
  trx: Trx,
  channel: string,
  things: readonly ToldThing[],
  now: number,
): Promise<ToldThing[]> {
  if (things.length === 0) return []
  return trx
    .insertInto('notification_told')
    .values(things.map(({ kind, thing }) => ({ channel, kind, thing, told_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['kind', 'thing'])
    .execute()
}

/** Forgets solved items, so that they are reported again when they recur. */
export async function forgetTold(trx: Trx, channel: string, things: readonly ToldThing[]): Promise<void> {
  for (const { kind, thing } of things)
    await trx
      .deleteFrom('notification_told')
      .where('channel', '=', channel)
      .where('kind', '=', kind)
      .where('thing', '=', thing)
      .execute()
}

/** Forgets all reports of a deleted channel. */
export async function forgetChannel(trx: Trx, channel: string): Promise<void> {
  await trx.deleteFrom('notification_told').where('channel', '=', channel).execute()
}
