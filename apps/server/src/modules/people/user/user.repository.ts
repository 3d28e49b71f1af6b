import { seededRoles } from '@seaport/contract/kernel/permission'
import { prepared } from '../../../db/prepared.ts'
import type { UserTable } from '../../../db/schema/user.ts'
import type { Db, Trx } from '../../../db/schema.ts'
import type { Work } from '../../../kernel/work.ts'
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
 * @returns the user as the console's header shows it; one statement, since it is asked for every two seconds
 * @throws Error if there is no such user
 */
export async function userWithPorts(db: Db, userId: string, now: number) {
  const [user] = await users(db, { userId, now })
  if (!user) throw new Error('There is no such user')
  return user
}

/** Locks a tenant's row until the end of the unit of work. @returns how many ports it owns */
export async function lockTenant(work: Work, tenantId: string): Promise<{ port_num: number }> {
  return work.trx
    .selectFrom('user')
    .select('port_num')
    .where('id', '=', tenantId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Puts the seeded roles into an empty table; an installation that has roles keeps its own. */
export async function seedRoles(trx: Trx): Promise<void> {
  if (await trx.selectFrom('role').select('key').limit(1).executeTakeFirst()) return
  const rows = Object.entries(seededRoles).map(([key, { superuser, keys }]) => ({
    key,
    name: key,
    superuser: superuser ? (1 as const) : (0 as const),
    keys: JSON.stringify(keys),
  }))
  await trx
    .insertInto('role')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Lets servers that start at the same moment look for an owner one after the other. */
export async function lockOwnerRole(work: Work): Promise<void> {
  await work.trx.selectFrom('role').select('key').where('key', '=', 'owner').forUpdate().execute()
}

export async function hasOwner(db: Db | Trx): Promise<boolean> {
  const owner = await db.selectFrom('user').select('id').where('role_key', '=', 'owner').executeTakeFirst()
  return owner !== undefined
}

/** @returns whether the user was added: an email address is given once */
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
  return db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst()
}

/** Gives a user a new password, whatever the old one was. */
export async function setPassword(trx: Trx, userId: string, passwordHash: string): Promise<void> {
  await trx.updateTable('user').set({ password_hash: passwordHash }).where('id', '=', userId).execute()
}

/** What users say about themselves. */
type Profile = Pick<UserTable, 'username' | 'phone' | 'industry' | 'team_size' | 'contact'>

/** Changes a profile; what is left out stays. */
export async function updateProfile(trx: Trx, userId: string, change: Partial<Profile>): Promise<void> {
  await trx.updateTable('user').set(change).where('id', '=', userId).execute()
}
