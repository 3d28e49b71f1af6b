import {
  createProxyGroup,
  deleteProxyGroup,
  listProxyGroups,
  type ProxyGroup,
  updateProxyGroup,
} from '@seaport/contract/proxy'
import type { Mount } from '../../app/route.ts'
import {
  addGroup,
  type CountedGroup,
  groupFields,
  pageOfGroups,
  removeGroup,
  renameGroup,
} from '../../db/group.ts'
import { listAnswer } from '../../db/page.ts'

/** Groups of proxies. */
export function groupRoutes(mount: Mount): void {
  const toGroup = (group: CountedGroup): ProxyGroup => ({ ...groupFields(group), proxies: group.members })

  mount(listProxyGroups, async ({ actor, db }, { query }) =>
    listAnswer(await pageOfGroups(db, 'proxy', actor.tenantId, query), query, toGroup),
  )

  mount(createProxyGroup, ({ actor, mutate }, { body }) =>
    mutate(async (work) => toGroup(await addGroup(work, 'proxy', actor.tenantId, body.name))),
  )

  mount(updateProxyGroup, ({ actor, mutate }, { params, body }) =>
    mutate(async (work) => toGroup(await renameGroup(work, 'proxy', actor.tenantId, params.id, body.name))),
  )

  mount(deleteProxyGroup, ({ actor, mutate }, { params }) =>
    mutate(async (work) => {
      await removeGroup(work, 'proxy', actor.tenantId, params.id)
      return {}
    }),
  )
}
