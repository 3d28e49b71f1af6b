import type { CodePurpose, MailState } from '@seaport/contract/platform/email.schema'
import { settingDefinitions } from '@seaport/contract/platform/setting.schema'
import { sql } from 'kysely'
import { lockTable } from '../../../db/dialect.ts'
import { type Paged, type PageRequest, readPage } from '../../../db/page.ts'
import type { EmailConfigTable, MailOutboxTable } from '../../../db/schema/registration.ts'
import type { Db, Trx } from '../../../db/schema.ts'
import { asQueueLength, type QueueLength } from '../../../kernel/queue-length.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'

export function allConfigs(db: Db): Promise<EmailConfigTable[]> {
  return db.selectFrom('email_config').selectAll().execute()
}

export function configOf(db: Db, type: CodePurpose): Promise<EmailConfigTable | undefined> {
  return db.selectFrom('email_config').selectAll().where('type', '=', type).executeTakeFirst()
}

/** Serializes the changes of the configurations, also of a type that has none yet. @returns that of one */
export async function lockConfig(work: UnitOfWork, type: CodePurpose): Promise<EmailConfigTable | undefined> {
  await lockTable(work, 'email_config')
  return configOf(work.trx, type)
}

/** @returns whether notifications can be sent by mail */
export async function isReadyToNotify(db: Db): Promise<boolean> {
  return (await configOf(db, 'register')) !== undefined
}

export async function upsertConfig(trx: Trx, { type, ...settings }: EmailConfigTable): Promise<void> {
  await trx
    .insertInto('email_config')
    .values({ type, ...settings })
    .onConflict((conflict) => conflict.column('type').doUpdateSet(settings))
    .execute()
}

/** @returns the addresses of the owners who can log in */
export async function ownersAddresses(trx: Trx): Promise<string[]> {
  const owners = await trx
    .selectFrom('user')
    .select('email')
    .where('role_key', '=', 'owner')
    .where('status', '=', 'normal')
    .where('deleted_at', 'is', null)
    .execute()
  return owners.map(({ email }) => email)
}

/** @returns the addresses of everybody with administrator's rights who can log in */
export async function administratorsAddresses(trx: Trx): Promise<string[]> {
  const administrators = await trx
    .selectFrom('user')
    .select('email')
    .where('role_key', 'in', (eb) => eb.selectFrom('role').select('key').where('superuser', '=', 1))
    .where('status', '=', 'normal')
    .where('deleted_at', 'is', null)
    .execute()
  return administrators.map(({ email }) => email)
}

/** @returns what the installation calls the product. Read here, because settings stand on mails: a planned change of theirs is mailed. */
export async function brandOf(db: Db): Promise<string> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', 'brand').executeTakeFirst()
  return row ? (JSON.parse(row.value) as string) : settingDefinitions.brand.initial
}

/** @returns whether somebody who can log in has this address */
export async function canLogIn(db: Db, email: string): Promise<boolean> {
  const user = await db
    .selectFrom('user')
    .select('id')
    .where('email', '=', email)
    .where('status', '=', 'normal')
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return user !== undefined
}

export async function insertMail(trx: Trx, mail: MailOutboxTable): Promise<void> {
  await trx.insertInto('mail_outbox').values(mail).execute()
}

/** @returns the mails still waiting */
export async function mailQueue(db: Db): Promise<QueueLength> {
  return asQueueLength(
    await db
      .selectFrom('mail_outbox')
      .select((eb) => [eb.fn.countAll<number>().as('waiting'), eb.fn.min('created_at').as('oldest')])
      .where('state', '=', 'queued')
      .executeTakeFirstOrThrow(),
  )
}

/** Claims due mails for this server until `until`; a result is accepted only with the number of attempts of its claim. */
export function claimMails(
  { trx, now }: UnitOfWork,
  { until, max, sending }: { until: number; max: number; sending: readonly string[] },
) {
  return trx
    .updateTable('mail_outbox')
    .set((eb) => ({ tries: eb('tries', '+', 1), next_at: until }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('mail_outbox')
        .select('id')
        .where(sql.ref('state'), '=', sql.lit('queued'))
        .where('next_at', '<=', now)
        .$if(sending.length > 0, (mails) => mails.where('id', 'not in', sending))
        .orderBy('next_at')
        .limit(max)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()
}

/** Records the result of a claimed mail, unless another server has claimed it since. */
export async function recordMailResult(
  db: Db,
  { id, tries }: Pick<MailOutboxTable, 'id' | 'tries'>,
  outcome: Partial<
    Pick<MailOutboxTable, 'state' | 'next_at' | 'last_error' | 'sent_at' | 'content_sealed' | 'config_sealed'>
  >,
): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set(outcome)
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('state', '=', 'queued')
    .execute()
}

/** @returns a page of mails, newest first by default */
export function pageOfMails(
  db: Db,
  query: PageRequest & { order: 'asc' | 'desc'; state?: MailState | undefined },
): Promise<Paged<MailOutboxTable>> {
  const { order, state } = query
  const rows = db
    .selectFrom('mail_outbox')
    .selectAll()
    .$if(state !== undefined, (some) => some.where('state', '=', state ?? 'queued'))
    .orderBy('created_at', order)
    .orderBy('id', order)
  return readPage(db, rows, query)
}

/** Deletes the texts of mails whose codes have expired, and mails from before `oldest`. */
export async function purgeMails(db: Db, { now, oldest }: { now: number; oldest: number }): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ content_sealed: null, config_sealed: null })
    .where('content_sealed', 'is not', null)
    .where('dead_at', '<', now)
    .where('state', '!=', 'queued')
    .execute()
  await db.deleteFrom('mail_outbox').where('created_at', '<', oldest).execute()
}

/** @param wait maximum wait of a mail for its next attempt, in milliseconds */
export async function shortenMailWaits(db: Db, now: number, wait: number): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ next_at: now + wait })
    .where(sql.ref('state'), '=', sql.lit('queued'))
    .where('next_at', '>', now + wait)
    .execute()
}
