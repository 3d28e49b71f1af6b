import type { z } from 'zod'
import type { ApiScope } from './api-scope.schema.ts'
import { endpoint } from './endpoint.ts'
import type { groupSchemas } from './group.schema.ts'
import type { PermissionKey } from './permission.ts'

/** Callers that may read groups; only users change them. */
type Readers = readonly ['user'] | readonly ['user', 'seat']

/** Properties in which the groups of one kind differ from those of another. */
interface GroupSpec<R extends Readers> {
  path: `/${string}`
  permission: PermissionKey
  /** Token scopes for reading and for changing them. */
  scopes: { read: ApiScope; write: ApiScope }
  readers: R
  /** Summaries in the API reference. */
  summaries: { list: string; remove: string }
}

type GroupSchemas<Group extends z.ZodType> = ReturnType<typeof groupSchemas<Group>>

/**
 * The endpoints of groups of one kind, such as scripts. A name occurs once within a tenant, and only an empty group can be deleted. Their schemas:
 * `groupSchemas`. Two calls as with `endpoint`.
 */
export function groupEndpoints<Schemas extends GroupSchemas<z.ZodType>>() {
  return <const R extends Readers>({ path, permission, scopes, readers, summaries }: GroupSpec<R>) => ({
    create: endpoint<Schemas['create']>()({
      method: 'POST',
      path,
      scope: scopes.write,
      summary: 'Add a group',
      callers: ['user'],
      permission,
      idempotent: true,
    }),
    list: endpoint<Schemas['list']>()({
      method: 'GET',
      path,
      scope: scopes.read,
      summary: summaries.list,
      callers: readers,
      permission,
    }),
    remove: endpoint<Schemas['remove']>()({
      method: 'DELETE',
      path: `${path}/:id`,
      scope: scopes.write,
      summary: summaries.remove,
      callers: ['user'],
      permission,
    }),
    rename: endpoint<Schemas['rename']>()({
      method: 'PATCH',
      path: `${path}/:id`,
      scope: scopes.write,
      summary: 'Rename a group',
      callers: ['user'],
      permission,
    }),
  })
}

/** Those endpoints, for any kind. */
export type GroupEndpoints<Group extends z.ZodType> = ReturnType<
  ReturnType<typeof groupEndpoints<GroupSchemas<Group>>>
>
