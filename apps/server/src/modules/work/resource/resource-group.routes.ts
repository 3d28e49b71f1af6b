import { moveResources, resourceGroups } from '@seaport/contract/work/resource-group'
import { lockGroup } from '../../../kernel/group.ts'
import { mountGroups } from '../../../kernel/http/group-routes.ts'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import { refuse } from '../../../kernel/refusal.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { lockResources, setGroup } from './library.repository.ts'

/** Groups of resources. */
export function groupRoutes(registerRoute: RegisterRoute): void {
  mountGroups(registerRoute, resourceGroups, {
    kind: 'resource',
    toGroup: (group, resources) => ({ ...group, resources }),
    event: { type: 'library' },
  })

  registerRoute(moveResources, ({ actor, mutate }, { body }) =>
    mutate(async (work) => ({ moved: await move(work, actor.tenantId, body) })),
  )
}

/**
 * Moves resources to another group, or out of theirs; all or none.
 * @throws Refused: not_found, same_group
 */
async function move(
  work: UnitOfWork,
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
