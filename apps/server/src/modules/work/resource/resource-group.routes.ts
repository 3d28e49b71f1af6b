import type { DataOf, ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import { moveResources, resourceGroups } from '@seaport/contract/work/resource-group'
import { leaveThose } from '../../../kernel/bulk.ts'
import { lockGroup } from '../../../kernel/group.ts'
import { mountGroups } from '../../../kernel/http/group-routes.ts'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { lockResources, setGroup } from './library.repository.ts'

/** Groups of resources. */
export function groupRoutes(registerRoute: RegisterRoute): void {
  mountGroups(registerRoute, resourceGroups, {
    kind: 'resource',
    toGroup: (group, resources) => ({ ...group, resources }),
    event: { type: 'library' },
  })

  registerRoute(moveResources, ({ actor, locale, mutate }, { body }) =>
    mutate((work) => move(work, actor.tenantId, body, locale)),
  )
}

/**
 * Moves resources to another group, or out of theirs; those that are there stay.
 * @throws Refused: not_found for the group
 */
async function move(
  work: UnitOfWork,
  tenantId: string,
  { ids, group_id }: ParsedOf<typeof moveResources>['body'],
  locale: Locale,
): Promise<DataOf<typeof moveResources>> {
  if (group_id !== null) await lockGroup(work, 'resource', tenantId, group_id)
  const rows = await lockResources(work, tenantId, ids)
  const { changed, ...left } = await leaveThose(
    { ids, rows, show, locale },
    'same_group',
    (resource) => resource.group_id === group_id,
  )
  if (changed.length > 0) {
    await setGroup(
      work,
      tenantId,
      changed.map(({ key }) => key),
      group_id,
    )
    work.emit(tenantId, { type: 'library' })
  }
  return { moved: changed.length, ...left }
}

const show = (resource: { key: Buffer; name: string; handle: string; external_id: string }) => ({
  id: resource.key.toString('hex'),
  name: resource.name || resource.handle || resource.external_id,
})
