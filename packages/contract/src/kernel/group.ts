import type { z } from 'zod'
import type { ApiScope } from './api-scope.schema.ts'
import { endpoint } from './endpoint.ts'
import type { groupSchemas } from './group.schema.ts'
import type { PermissionKey } from './permission.ts'

/** Who may read groups; only users change them. */
type Readers = readonly ['user'] | readonly ['user', 'seat']

/** What distinguishes the groups of one kind of thing from another's. */
interface GroupSpec<R extends Readers> {
  path: `/${string}`
  permission: PermissionKey
  /** What tokens need to read and to change them. */
  scopes: { read: ApiScope; write: ApiScope }
  readers: R
  /** Lines of the API's page where the kinds differ. */
  summaries: { list: string; remove: string }
}

type GroupSchemas<Group extends z.ZodType> = ReturnType<typeof groupSchemas<Group>>

/**
 * The endpoints of the groups of one kind of thing. A name occurs once within a tenant, and only an empty group can be deleted.
 * Their schemas: `groupSchemas`. Two calls as with `endpoint`.
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

/** Those endpoints, of any kind of thing. */
export type GroupEndpoints<Group extends z.ZodType> = ReturnType<
  ReturnType<typeof groupEndpoints<GroupSchemas<Group>>>
>
