import type { LiveEvent } from '@seaport/contract/event.schema'
import type { GroupEndpoints } from '@seaport/contract/kernel/group'
import type { z } from 'zod'
import { listAnswer } from '../../db/page.ts'
import {
  addGroup,
  type GroupOwner,
  type GroupWithCount,
  groupFields,
  pageOfGroups,
  removeGroup,
  renameGroup,
} from '../group.ts'
import type { UnitOfWork } from '../unit-of-work.ts'
import type { Actor } from './actor.ts'
import type { RegisterRoute } from './route.ts'

/** Differences between the groups of each kind. */
interface GroupWays<Group extends z.ZodType> {
  kind: GroupOwner
  /** Puts the number of members into its field on the wire. */
  toGroup: (group: ReturnType<typeof groupFields>, members: number) => z.output<Group>
  /** Notifies the tenant's clients that a group has changed. */
  event?: LiveEvent
}

/** Registers the routes for the groups of one kind. */
export function mountGroups<Group extends z.ZodType>(
  registerRoute: RegisterRoute,
  groups: GroupEndpoints<Group>,
  { kind, toGroup, event }: GroupWays<Group>,
): void {
  const shown = (group: GroupWithCount) => toGroup(groupFields(group), group.members)
  const changed = (work: UnitOfWork, { tenantId }: Actor) => {
    if (event) work.emit(tenantId, event)
  }

  registerRoute(groups.list, async ({ actor, db }, { query }) =>
    listAnswer(await pageOfGroups(db, kind, actor.tenantId, query), query, shown),
  )

  registerRoute(groups.create, ({ actor, mutate }, { body }) =>
    mutate(async (work) => {
      const group = await addGroup(work, kind, actor.tenantId, body.name)
      changed(work, actor)
      return shown(group)
    }),
  )

  registerRoute(groups.rename, ({ actor, mutate }, { params, body }) =>
    mutate(async (work) => {
      const group = await renameGroup(work, kind, actor.tenantId, params.id, body.name)
      changed(work, actor)
      return shown(group)
    }),
  )

  registerRoute(groups.remove, ({ actor, mutate }, { params }) =>
    mutate(async (work) => {
      await removeGroup(work, kind, actor.tenantId, params.id)
      changed(work, actor)
      return {}
    }),
  )
}
