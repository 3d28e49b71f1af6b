import { lockTable } from '../../../db/dialect.ts'
import type { TranslationCacheTable, TranslationConfigTable } from '../../../db/schema/translation.ts'
import type { Db, Trx } from '../../../db/schema.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'

export function readConfig(db: Db | Trx): Promise<TranslationConfigTable | undefined> {
  return db.selectFrom('translation_config').selectAll().executeTakeFirst()
}

/** The same, and nobody else changes it before the transaction ends, also where there is none yet. */
export async function lockConfig(work: UnitOfWork): Promise<TranslationConfigTable | undefined> {
  await lockTable(work, 'translation_config')
  return readConfig(work.trx)
}

export async function upsertConfig(trx: Trx, { id, ...row }: TranslationConfigTable): Promise<void> {
  await trx
    .insertInto('translation_config')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

/** @returns words that a team has used in a month */
export async function wordsOf(db: Db | Trx, userId: string, month: string): Promise<number> {
  const row = await db
    .selectFrom('translation_month')
    .select('words')
    .where('user_id', '=', userId)
    .where('month', '=', month)
    .executeTakeFirst()
  return row?.words ?? 0
}

/**
 * Reserves words of a month's quota in one statement, so that concurrent requests never exceed it.
 * @returns whether there were enough
 */
export async function takeWords(
  trx: Trx,
  {
    userId,
    month,
    words,
    allowance,
  }: { userId: string; month: string; words: number; allowance: number | null },
): Promise<boolean> {
  const most = allowance ?? Number.MAX_SAFE_INTEGER
  if (words > most) return false
  const taken = await trx
    .insertInto('translation_month')
    .values({ user_id: userId, month, words })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'month'])
        .doUpdateSet((eb) => ({ words: eb('translation_month.words', '+', words) }))
        .where('translation_month.words', '<=', most - words),
    )
    .returning('words')
    .executeTakeFirst()
  return taken !== undefined
}

/** Refunds the quota of translations that failed. */
export async function returnWords(
  trx: Trx,
  { userId, month, words }: { userId: string; month: string; words: number },
): Promise<void> {
  await trx
    .updateTable('translation_month')
    .set((eb) => ({ words: eb('words', '-', words) }))
    .where('user_id', '=', userId)
    .where('month', '=', month)
    .where('words', '>=', words)
    .execute()
}

/** @returns a team's cached translations among these texts */
export function cachedOf(db: Db | Trx, userId: string, hashes: readonly Buffer[]) {
  return db
    .selectFrom('translation_cache')
    .select(['hash', 'source', 'text'])
    .where('user_id', '=', userId)
    .where('hash', 'in', hashes)
    .execute()
}

export async function insertCached(trx: Trx, rows: readonly TranslationCacheTable[]): Promise<void> {
  await trx
    .insertInto('translation_cache')
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Deletes a team's cached translations: any of them may name an erased person. */
export async function forgetTranslations(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('translation_cache').where('user_id', '=', userId).execute()
}

export async function purgeTranslations(db: Db, oldest: number): Promise<void> {
  await db.deleteFrom('translation_cache').where('created_at', '<', oldest).execute()
}
