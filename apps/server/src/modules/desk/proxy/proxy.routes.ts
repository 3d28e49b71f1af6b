import {
  assignProxy,
  checkProxies,
  createProxy,
  deleteProxies,
  deleteProxy,
  getProxy,
  listProxies,
  moveProxies,
  proxyGroups,
  seatAccountProxy,
  unassignProxy,
  updateProxy,
} from '@seaport/contract/desk/proxy'
import { listAnswer } from '../../../db/page.ts'
import { mountGroups } from '../../../kernel/http/group-routes.ts'
import type { Mount } from '../../../kernel/http/route.ts'
import type { Install } from '../../../kernel/install.ts'
import { orNotFound } from '../../../kernel/refusal.ts'
import { findProxy, pageOfProxies } from './proxy.repository.ts'
import { create, move, remove, removeMany, requestChecks, update } from './proxy.service.ts'
import { proxyAdminRoutes } from './proxy-admin.routes.ts'
import { assign, proxyForSeat, unassign } from './proxy-binding.ts'
import { importRoutes } from './proxy-import.routes.ts'
import { toProxy } from './proxy-mapper.ts'

/** Proxies, their groups, and which accounts go out through them. */
export function proxyRoutes(mount: Mount, install: Install): void {
  mount(listProxies, async ({ actor, db, locale }, { query }) =>
    listAnswer(await pageOfProxies(db, actor.tenantId, query), query, (row) => toProxy(row, locale)),
  )

  mount(getProxy, async ({ actor, db, locale }, { params }) =>
    toProxy(orNotFound(await findProxy(db, actor.tenantId, params.id)), locale),
  )

  mount(createProxy, ({ actor, locale, mutate }, { body }) =>
    mutate(async (work) => toProxy(await create(work, install, actor.tenantId, body), locale)),
  )

  mount(updateProxy, ({ actor, locale, mutate }, { params, body }) =>
    mutate(async (work) => toProxy(await update(work, install, actor.tenantId, params.id, body), locale)),
  )

  mount(deleteProxy, ({ actor, mutate }, { params }) =>
    mutate(async (work) => {
      await remove(work, actor.tenantId, params.id)
      return {}
    }),
  )

  mount(deleteProxies, ({ actor, mutate }, { body }) =>
    mutate(async (work) => ({ deleted: await removeMany(work, actor.tenantId, body.ids) })),
  )

  mount(moveProxies, ({ actor, mutate }, { body }) =>
    mutate(async (work) => ({ moved: await move(work, actor.tenantId, body) })),
  )

  mount(checkProxies, ({ actor, mutate }, { body }) =>
    mutate(async (work) => ({ queued: await requestChecks(work, actor.tenantId, body.ids) })),
  )

  mount(assignProxy, ({ actor, mutate }, { body }) =>
    mutate(async (work) => ({ assigned: await assign(work, actor.tenantId, body) })),
  )

  mount(unassignProxy, ({ actor, mutate }, { body }) =>
    mutate(async (work) => ({ unassigned: await unassign(work, actor.tenantId, body.account_ids) })),
  )

  mount(seatAccountProxy, async ({ actor, db }, { params }) => ({
    proxy: await proxyForSeat(install, db, actor, params.id),
  }))

  mountGroups(mount, proxyGroups, {
    kind: 'proxy',
    toGroup: (group, proxies) => ({ ...group, proxies }),
  })
  importRoutes(mount, install)
  proxyAdminRoutes(mount)
}
