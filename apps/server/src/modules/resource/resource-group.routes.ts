import {
  createResourceGroup,
  deleteResourceGroup,
  listResourceGroups,
  moveResources,
  type ResourceGroup,
  updateResourceGroup,
} from '@seaport/contract/resource-group'
import { refuse } from '../../app/refusal.ts'
import type { Mount } from '../../app/route.ts'
import type { Work } from '../../app/work.ts'
import {
  addGroup,
  type CountedGroup,
  groupFields,
  lockGroup,
  pageOfGroups,
  removeGroup,
  renameGroup,
} from '../../db/group.ts'
import { listAnswer } from '../../db/page.ts'
import { lockResources, setGroup } from './library.repository.ts'

/** Groups of resources. */
export function groupRoutes(mount: Mount): void {
  const toGroup = (group: CountedGroup): ResourceGroup => ({
    ...groupFields(group),
    resources: group.members,
  })

  mount(listResourceGroups, async ({ actor, db }, { query }) =>
    listAnswer(await pageOfGroups(db, 'resource', actor.tenantId, query), query, toGroup),
  )

  mount(createResourceGroup, ({ actor, mutate }, { body }) =>
    mutate(async (work) => {
      const group = await addGroup(work, 'resource', actor.tenantId, body.name)
      work.emit(actor.tenantId, { type: 'library' })
      return toGroup(group)
    }),
  )

  mount(updateResourceGroup, ({ actor, mutate }, { params, body }) =>
    mutate(async (work) => {
      const group = await renameGroup(work, 'resource', actor.tenantId, params.id, body.name)
      work.emit(actor.tenantId, { type: 'library' })
      return toGroup(group)
    }),
  )

  mount(deleteResourceGroup, ({ actor, mutate }, { params }) =>
    mutate(async (work) => {
      await removeGroup(work, 'resource', actor.tenantId, params.id)
      work.emit(actor.tenantId, { type: 'library' })
      return {}
    }),
  )

  mount(moveResources, ({ actor, mutate }, { body }) =>
    mutate(async (work) => ({ moved: await move(work, actor.tenantId, body) })),
  )
}

/**
 * Moves resources to another group, or out of theirs; all or none.
 * @throws Refused: not_found, same_group
 */
async function move(
  work: Work,
  tenantId: string,
  { ids, group_id }: { ids: readonly string[]; group_id: string | null },
): Promise<number> {
  if (group_id !== null) await lockGroup(work, 'resource', tenantId, group_id)
  const resources = await lockResources(work, tenantId, ids)
  if (resources.length !== new Set(ids).size) refuse('not_found')
  if (resources.some((resource) => resource.group_id === group_id)) refuse('same_group')
  await setGroup(
    work,
    tenantId,
    resources.map(({ key }) => key),
    group_id,
  )
  work.emit(tenantId, { type: 'library' })
  return resources.length
}
