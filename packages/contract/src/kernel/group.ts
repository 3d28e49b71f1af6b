import { z } from 'zod'
import type { ApiScope } from './api-scope.ts'
import { type Caller, endpoint } from './endpoint.ts'
import type { PermissionKey } from './permission.ts'
import { EmptyData, IdPath, listOf, listQuery, Name, SearchText } from './primitives.ts'

/** What tells the groups of one kind of thing from those of another. */
interface GroupSpec<Readers, Group> {
  path: `/${string}`
  permission: PermissionKey
  /** What tokens need to read and to change them. */
  scopes: { read: ApiScope; write: ApiScope }
  /** Who may read them; only users change them. */
  readers: Readers
  group: Group
  /** What is written on the API's page where the kinds differ. */
  summaries: { list: string; remove: string }
}

/** What is told of a group when it is added or renamed. */
export const GroupBody = z.strictObject({ name: Name })

/** The endpoints of groups that things of one kind are kept in. A name is there once within a tenant, and only an empty group can be deleted. */
/* @__NO_SIDE_EFFECTS__ */
export function groupEndpoints<
  const Readers extends readonly [Caller, ...Caller[]],
  Group extends z.ZodType,
>({ path, permission, scopes, readers, group, summaries }: GroupSpec<Readers, Group>) {
  return {
    create: endpoint({
      method: 'POST',
      path,
      scope: scopes.write,
      summary: 'Add a group',
      callers: ['user'],
      permission,
      body: GroupBody,
      data: group,
      idempotent: true,
    }),
    list: endpoint({
      method: 'GET',
      path,
      scope: scopes.read,
      summary: summaries.list,
      callers: readers,
      permission,
      query: listQuery(['name', 'created_at'], { search: SearchText }),
      data: listOf(group),
    }),
    remove: endpoint({
      method: 'DELETE',
      path: `${path}/:id`,
      scope: scopes.write,
      summary: summaries.remove,
      callers: ['user'],
      permission,
      params: IdPath,
      data: EmptyData,
    }),
    rename: endpoint({
      method: 'PATCH',
      path: `${path}/:id`,
      scope: scopes.write,
      summary: 'Rename a group',
      callers: ['user'],
      permission,
      params: IdPath,
      body: GroupBody,
      data: group,
    }),
  }
}

/** Those endpoints, of whatever kind of thing. */
export type GroupEndpoints<Group extends z.ZodType> = ReturnType<
  typeof groupEndpoints<readonly ['user'] | readonly ['user', 'seat'], Group>
>
