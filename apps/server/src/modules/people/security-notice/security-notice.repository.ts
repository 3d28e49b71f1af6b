import { MAX_SECURITY_NOTICES, type securityActions } from '@seaport/contract/people/security-notice'
import type { Db } from '../../../db/schema.ts'

/** @returns the moment up to which a user has read the notices */
export function readingOf(db: Db, userId: string) {
  return db
    .selectFrom('user')
    .select(['notices_read_at', 'created_at', 'role_key'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** @returns the first of these actions since a moment, in reverse order: the later ones follow when these are read */
export async function noticesSince(
  db: Db,
  actions: readonly (typeof securityActions)[number][],
  since: number,
) {
  const rows = await db
    .selectFrom('audit_log')
    .select(['id', 'at', 'actor_id', 'actor_email', 'action', 'subject', 'tenant_id'])
    .where('at', '>', since)
    .where('action', 'in', [...actions])
    // Changes of supervisors are reported only to themselves.
    .where((eb) =>
      eb.or([
        eb('tenant_id', 'is', null),
        eb.exists(
          eb
            .selectFrom('user')
            .innerJoin('role', 'role.key', 'user.role_key')
            .select('user.id')
            .whereRef('user.id', '=', 'audit_log.tenant_id')
            .where('role.superuser', '=', 1),
        ),
      ]),
    )
    .orderBy('at')
    .limit(MAX_SECURITY_NOTICES)
    .execute()
  return rows.reverse()
}
