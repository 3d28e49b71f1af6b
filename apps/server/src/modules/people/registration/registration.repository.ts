import type { RegistrationConfig } from '@seaport/contract/people/registration.schema'
import { type Insertable, sql } from 'kysely'
import type { EmailCodeTable, RegistrationTable } from '../../../db/schema/registration.ts'
import type { Db, Trx } from '../../../db/schema.ts'

/** @returns the registration configuration, if it was ever set */
export function configRow(db: Db) {
  return db.selectFrom('registration_config').selectAll().where('id', '=', 1).executeTakeFirst()
}

export async function upsertConfig(trx: Trx, config: RegistrationConfig): Promise<void> {
  const row = {
    ...config,
    allow_registration: config.allow_registration ? (1 as const) : (0 as const),
    refusal_messages: JSON.stringify(config.refusal_messages),
  }
  await trx
    .insertInto('registration_config')
    .values({ id: 1, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

/** Identifies a code. */
export type CodeKey = Pick<EmailCodeTable, 'email' | 'purpose'>

/**
 * Replaces the last code, unless it is too young: younger than a minute, or than an hour once a day's number is used up. One statement, so that of concurrent requests only one succeeds.
 * @returns whether it did
 */
export async function replaceCode(
  trx: Trx,
  code: Omit<Insertable<EmailCodeTable>, 'tries' | 'others_tries' | 'sent_count'>,
  limits: { sentBefore: number; perDay: number; beyondSentBefore: number },
): Promise<boolean> {
  const { code_hash, asked_by, sent_at, expires_at, sent_day } = code
  const result = await trx
    .insertInto('email_code')
    .values({ ...code, tries: 0, sent_count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['email', 'purpose'])
        .doUpdateSet((eb) => ({
          code_hash,
          asked_by,
          tries: 0,
          others_tries: 0,
          sent_at,
          expires_at,
          sent_day,
          sent_count: eb
            .case()
            .when('email_code.sent_day', '=', sent_day)
            .then(eb('email_code.sent_count', '+', 1))
            .else(1)
            .end(),
        }))
        .where('email_code.sent_at', '<=', limits.sentBefore)
        .where((eb) =>
          eb.or([
            eb('email_code.sent_day', '!=', sent_day),
            eb('email_code.sent_count', '<', limits.perDay),
            eb('email_code.sent_at', '<=', limits.beyondSentBefore),
          ]),
        ),
    )
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

export function lastCode(db: Db, { email, purpose }: CodeKey) {
  return db
    .selectFrom('email_code')
    .select(['sent_at', 'sent_day', 'sent_count'])
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .executeTakeFirst()
}

/**
 * Counts an attempt before the code is compared: those from the requester's address separately from all others, so that a stranger's guesses don't
 * use up the owner's.
 * @returns its hash; nothing if there is no valid code
 */
export async function countAttempt(
  db: Db,
  { email, purpose }: CodeKey,
  { now, tries, from }: { now: number; tries: number; from: string },
): Promise<Buffer | null> {
  const isAsker = sql<boolean>`asked_by = ${from}`
  const row = await db
    .updateTable('email_code')
    .set({
      tries: sql<number>`case when ${isAsker} then tries + 1 else tries end`,
      others_tries: sql<number>`case when ${isAsker} then others_tries else others_tries + 1 end`,
    })
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .where(sql<boolean>`case when ${isAsker} then tries else others_tries end < ${tries}`)
    .where('expires_at', '>', now)
    .returning('code_hash')
    .executeTakeFirst()
  return row?.code_hash ?? null
}

/** Refunds the attempt of a right code, unless the code was consumed or replaced in the meantime. */
export async function refundAttempt(
  db: Db,
  { email, purpose }: CodeKey,
  { hash, from }: { hash: Buffer; from: string },
): Promise<void> {
  const isAsker = sql<boolean>`asked_by = ${from}`
  await db
    .updateTable('email_code')
    .set({
      tries: sql<number>`case when ${isAsker} then tries - 1 else tries end`,
      others_tries: sql<number>`case when ${isAsker} then others_tries else others_tries - 1 end`,
    })
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .where('code_hash', '=', hash)
    .execute()
}

/** Consumes a code. @returns whether it still existed */
export async function consumeCode(trx: Trx, { email, purpose }: CodeKey, hash: Buffer): Promise<boolean> {
  const result = await trx
    .updateTable('email_code')
    .set({ code_hash: null })
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .where('code_hash', '=', hash)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Counts a registration from an address. @returns whether it is within the daily limit */
export async function countRegistration(
  trx: Trx,
  { origin, day, max }: { origin: string; day: number; max: number },
): Promise<boolean> {
  const result = await trx
    .insertInto('registration_day')
    .values({ origin, day, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['origin', 'day'])
        .doUpdateSet((eb) => ({ count: eb('registration_day.count', '+', 1) }))
        .where('registration_day.count', '<', max),
    )
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** @returns whether the mailbox had no gift before; a concurrent registration waits for this one */
export async function claimGift(trx: Trx, mailbox: string): Promise<boolean> {
  const result = await trx
    .insertInto('gifted_mailbox')
    .values({ mailbox })
    .onConflict((conflict) => conflict.column('mailbox').doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function insertRegistration(trx: Trx, registration: RegistrationTable): Promise<void> {
  await trx.insertInto('registration').values(registration).execute()
}

/** Forgets codes of before `sentBefore`, and what was counted on days before `day`. */
export async function forgetOld(db: Db, { sentBefore, day }: { sentBefore: number; day: number }) {
  await db.deleteFrom('email_code').where('sent_at', '<', sentBefore).execute()
  await db.deleteFrom('registration_day').where('day', '<', day).execute()
}

/** A code dated in the future would block its reader from requesting another one: see `shortenWaits`. */
export async function forgetCodesAhead(db: Db, now: number): Promise<void> {
  await db.deleteFrom('email_code').where('sent_at', '>', now).execute()
}
