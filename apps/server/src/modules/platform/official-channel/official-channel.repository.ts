import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import { type adminListChannels, MAX_CHANNELS } from '@seaport/contract/platform/official-channel'
import type { ChannelKind } from '@seaport/contract/platform/official-channel.schema'
import { lockName } from '../../../db/dialect.ts'
import { contains } from '../../../db/like.ts'
import { readPage } from '../../../db/page.ts'
import type { OfficialChannelTable } from '../../../db/schema/help.ts'
import type { Db, Trx } from '../../../db/schema.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'

export function allChannels(db: Db): Promise<OfficialChannelTable[]> {
  return db.selectFrom('official_channel').selectAll().orderBy('id').limit(MAX_CHANNELS).execute()
}

export function pageOfChannels(db: Db, query: ParsedOf<typeof adminListChannels>['query']) {
  const { kind, search, order } = query
  const rows = db
    .selectFrom('official_channel')
    .selectAll()
    .$if(kind !== undefined, (some) => some.where('kind', '=', kind as ChannelKind))
    .$if(!!search, (some) =>
      some.where((eb) =>
        eb.or([
          contains(eb.ref('value'), search as string),
          contains(eb.ref('label'), search as string),
          contains(eb.ref('notes'), search as string),
        ]),
      ),
    )
    .orderBy('updated_at', order)
    .orderBy('id', order)
  return readPage(db, rows, query)
}

export function findChannel(db: Db, id: string): Promise<OfficialChannelTable | undefined> {
  return db.selectFrom('official_channel').selectAll().where('id', '=', id).executeTakeFirst()
}

export function channelWith(db: Db, kind: ChannelKind, value: string) {
  return db
    .selectFrom('official_channel')
    .select('id')
    .where('kind', '=', kind)
    .where('value', '=', value)
    .executeTakeFirst()
}

export async function countChannels(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('official_channel')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Locks the list until the end of the unit of work. */
export async function lockChannels(work: UnitOfWork): Promise<void> {
  await lockName(work, 'official-channels', 'exclusive')
}

export async function insertChannel(trx: Trx, row: OfficialChannelTable): Promise<void> {
  await trx.insertInto('official_channel').values(row).execute()
}

export async function changeChannel(
  trx: Trx,
  id: string,
  change: Partial<OfficialChannelTable>,
): Promise<void> {
  await trx.updateTable('official_channel').set(change).where('id', '=', id).execute()
}

export async function removeChannel(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('official_channel').where('id', '=', id).execute()
}
