import type { Plan } from '@seaport/contract/people/plan.schema'
import { prepared } from '../../../db/prepared.ts'
import type { UserTable } from '../../../db/schema/user.ts'
import type { Db, Trx } from '../../../db/schema.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { nextPublication, unreadCount } from '../../platform/announcement/announcement.public.ts'

const users = prepared((db: Db, { userId, now }: { userId: string; now: number }) =>
  db
    .selectFrom('user')
    .select([
      'id',
      'email',
      'username',
      'avatar',
      'phone',
      'status',
      'plan',
      'remark',
      'industry',
      'team_size',
      'contact',
      'port_num',
      'balance_cents',
      'port_expire_at',
      'created_at',
    ])
    .select((eb) =>
      eb
        .selectFrom('port_lease')
        .select((count) => count.fn.countAll<number>().as('taken'))
        .whereRef('port_lease.tenant_id', '=', 'user.id')
        .where('released_at', 'is', null)
        .as('occupied'),
    )
    .select([unreadCount(now).as('unread'), nextPublication(now).as('next_announcement')])
    .where('id', '=', userId),
)

/**
 * @returns the user as the console's header shows it; one statement, because it is polled every two seconds. @throws
 * Error for an unknown user
 */
export async function userWithPorts(db: Db, userId: string, now: number) {
  const [user] = await users(db, { userId, now })
  if (!user) throw new Error('There is no such user')
  return user
}

/** Resources of a tenant: money, ports and their term. */
export type Holdings = Pick<UserTable, 'id' | 'balance_cents' | 'port_num' | 'port_expire_at'>

const holdings = ['id', 'balance_cents', 'port_num', 'port_expire_at'] as const

export function findHoldings(db: Db | Trx, id: string): Promise<Holdings | undefined> {
  return db.selectFrom('user').select(holdings).where('id', '=', id).executeTakeFirst()
}

/** Locks a user's row until the end of the unit of work; this is the first of all locks. @returns the user's resources */
export function lockUser({ trx }: UnitOfWork, id: string): Promise<Holdings | undefined> {
  return trx.selectFrom('user').select(holdings).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** @returns when the ports of a tenant expire, in milliseconds since 1970; null = it never had any */
export async function portsExpireAt(db: Db | Trx, tenantId: string): Promise<number | null> {
  const { port_expire_at } = await db
    .selectFrom('user')
    .select('port_expire_at')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow()
  return port_expire_at
}

export async function hasOwner(db: Db | Trx): Promise<boolean> {
  const owner = await db.selectFrom('user').select('id').where('role_key', '=', 'owner').executeTakeFirst()
  return owner !== undefined
}

/** @returns whether the user was added: an email address is unique */
export async function insertUser(trx: Trx, user: UserTable): Promise<boolean> {
  const result = await trx
    .insertInto('user')
    .values(user)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** @returns the user of an email address */
export function userByEmail(db: Db, email: string) {
  return db
    .selectFrom('user')
    .innerJoin('role', 'role.key', 'user.role_key')
    .select(['user.id', 'user.username', 'user.password_hash', 'user.second_factor_at', 'role.superuser'])
    .where('user.email', '=', email)
    .executeTakeFirst()
}

/** @returns whether a user's role is one of administrators */
export async function isAdministrator(db: Db | Trx, id: string): Promise<boolean> {
  const user = await db
    .selectFrom('user')
    .innerJoin('role', 'role.key', 'user.role_key')
    .select('role.superuser')
    .where('user.id', '=', id)
    .executeTakeFirst()
  return user?.superuser === 1
}

/** @returns the plan of a supervisor; administrators have the limits of the largest one */
export async function planOf(db: Db | Trx, id: string): Promise<Plan> {
  const { plan } = await db.selectFrom('user').select('plan').where('id', '=', id).executeTakeFirstOrThrow()
  return (await isAdministrator(db, id)) ? 'professional' : plan
}

/** @returns what a user is called */
export function namesOf(db: Db, id: string) {
  return db.selectFrom('user').select(['email', 'username']).where('id', '=', id).executeTakeFirstOrThrow()
}

/** Sets a user's password, without checking the old one. */
export async function setPassword(trx: Trx, userId: string, passwordHash: string): Promise<void> {
  await trx.updateTable('user').set({ password_hash: passwordHash }).where('id', '=', userId).execute()
}

/** Replaces a password, if it is still the verified one. @returns whether it was */
export async function replacePassword(
  trx: Trx,
  userId: string,
  hashes: { from: string; to: string },
): Promise<boolean> {
  const result = await trx
    .updateTable('user')
    .set({ password_hash: hashes.to })
    .where('id', '=', userId)
    .where('password_hash', '=', hashes.from)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export async function passwordHashOf(db: Db, userId: string): Promise<string> {
  const user = await db
    .selectFrom('user')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return user.password_hash
}

/** Records a login, if the verified password is still the user's. @returns whether it is */
export async function noteLogin(
  trx: Trx,
  userId: string,
  passwordHash: string,
  at: number,
): Promise<boolean> {
  const result = await trx
    .updateTable('user')
    .set({ last_login_at: at })
    .where('id', '=', userId)
    .where('password_hash', '=', passwordHash)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Profile and login state of a user; money and ports have functions of their own. */
type Person = Pick<
  UserTable,
  | 'username'
  | 'avatar'
  | 'phone'
  | 'industry'
  | 'team_size'
  | 'contact'
  | 'remark'
  | 'status'
  | 'role_key'
  | 'password_hash'
  | 'deleted_at'
  | 'second_factor_at'
>

/** Changes a user's profile; fields that are not given stay. */
export async function changeUser(trx: Trx, id: string, change: Partial<Person>): Promise<void> {
  if (Object.keys(change).length === 0) return
  await trx.updateTable('user').set(change).where('id', '=', id).execute()
}

/** Notes that a user has read the notices up to a moment; a tab that shows fewer of them takes nothing back. */
export async function moveNoticesRead(trx: Trx, id: string, until: number): Promise<void> {
  await trx
    .updateTable('user')
    .set({ notices_read_at: until })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('notices_read_at', 'is', null), eb('notices_read_at', '<', until)]))
    .execute()
}

/** @returns the user of an email address, and whether they may log in and ever did */
export function loginOf(trx: Trx, email: string) {
  return trx
    .selectFrom('user')
    .select(['id', 'email', 'role_key', 'status', 'last_login_at'])
    .where('email', '=', email)
    .executeTakeFirst()
}

export async function changeEmail(trx: Trx, id: string, email: string): Promise<void> {
  await trx.updateTable('user').set({ email }).where('id', '=', id).execute()
}

/** Writes the balance after the last entry of the ledger. */
export async function setBalance(trx: Trx, id: string, balanceCents: number): Promise<void> {
  await trx.updateTable('user').set({ balance_cents: balanceCents }).where('id', '=', id).execute()
}

/** Sets ports and term of a tenant. @param ports `gifted_at` if they are a gift */
export async function setPorts(
  trx: Trx,
  id: string,
  ports: Pick<UserTable, 'port_num' | 'port_expire_at'> & Partial<Pick<UserTable, 'gifted_at'>>,
): Promise<void> {
  await trx.updateTable('user').set(ports).where('id', '=', id).execute()
}

/** Increments the tenant's task number: it locks the user, so numbers have no gaps and concurrent creations of one tenant are serialized. */
export async function nextTaskNumber(trx: Trx, tenantId: string): Promise<number> {
  const { task_number } = await trx
    .updateTable('user')
    .set((eb) => ({ task_number: eb('task_number', '+', 1) }))
    .where('id', '=', tenantId)
    .returning('task_number')
    .executeTakeFirstOrThrow()
  return task_number
}
