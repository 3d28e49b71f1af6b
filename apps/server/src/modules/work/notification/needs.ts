import type { Locale } from '@seaport/contract/kernel/locale.schema'
import { keysInEffect, type PermissionKey } from '@seaport/contract/kernel/permission'
import type { JobState } from '@seaport/contract/platform/job.schema'
import { NotificationKind } from '@seaport/contract/work/notification.schema'
import type { Db } from '../../../db/schema.ts'
import { readKeys } from '../../people/role/role.public.ts'
import {
  adminKindsFor,
  adminThingsOf,
  kindsFor,
  scopeOf,
  type Thing,
  thingsOf,
} from '../attention/attention.public.ts'

/** Limit of examined items per kind; the newest are reported. */
const MOST_THINGS = 200

/** Attention items of one kind. */
export interface Need {
  kind: NotificationKind
  title: string
  urgent: boolean
  /** Where in the console it is solved. */
  path: string
  count: number
  things: Thing[]
}

/** A person who can be notified. */
export interface Person {
  id: string
  email: string
  superuser: boolean
  keys: ReadonlySet<PermissionKey>
}

/** @returns a person; undefined = the person may not log in any more */
export async function personOf(db: Db, userId: string): Promise<Person | undefined> {
  const user = await db
    .selectFrom('user')
    .innerJoin('role', 'role.key', 'user.role_key')
    .select(['user.id', 'user.email', 'role.superuser', 'role.keys'])
    .where('user.id', '=', userId)
    .where('user.status', '=', 'normal')
    .where('user.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!user) return undefined
  const superuser = user.superuser === 1
  return { id: user.id, email: user.email, superuser, keys: keysInEffect(readKeys(user.keys), superuser) }
}

/** @returns the kinds of which a user with these keys can be notified */
export function kindsOf({ superuser, keys }: Pick<Person, 'superuser' | 'keys'>): NotificationKind[] {
  const kinds: readonly string[] = superuser ? adminKindsFor(keys) : kindsFor(keys)
  return NotificationKind.options.filter((kind) => kinds.includes(kind))
}

/** @returns the current attention items, in a language */
export async function needsOf(
  db: Db,
  { id, superuser, keys }: Person,
  at: { locale: Locale; now: number; jobStates(): Promise<JobState[]> },
): Promise<Need[]> {
  const scope = { ...at, limit: MOST_THINGS }
  const found = superuser
    ? await adminThingsOf(db, { ...scope, userId: id }, keys)
    : await thingsOf(db, await scopeOf(db, { ...scope, tenantId: id }), keys)
  return found.flatMap(({ kind, ...need }) => (kind === 'mail_missing' ? [] : [{ kind, ...need }]))
}

/** Splits a person's items: which are new, and which reported ones are solved. */
export function compare(
  needs: readonly Need[],
  told: readonly { kind: string; thing: string }[],
): { fresh: Need[]; solved: { kind: string; thing: string }[] } {
  const known = new Map<string, Set<string>>()
  for (const { kind, thing } of told) known.set(kind, (known.get(kind) ?? new Set()).add(thing))
  const fresh = needs
    .map((need) => ({ ...need, things: need.things.filter(({ id }) => !known.get(need.kind)?.has(id)) }))
    .filter(({ things }) => things.length > 0)
  const open = new Map(needs.map((need) => [need.kind as string, need]))
  const solved = told.filter(({ kind, thing }) => {
    const need = open.get(kind)
    // If not all were read, a missing one may still be open.
    if (need && need.things.length >= MOST_THINGS) return false
    return !need?.things.some(({ id }) => id === thing)
  })
  return { fresh, solved }
}
