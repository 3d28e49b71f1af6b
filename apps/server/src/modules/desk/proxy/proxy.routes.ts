import {
  assignProxy,
  checkProxies,
  countProxies,
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
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { orNotFound } from '../../../kernel/refusal.ts'
import { findProxy, pageOfProxies, proxyCounts } from './proxy.repository.ts'
import { create, move, remove, removeMany, requestChecks, update } from './proxy.service.ts'
import { proxyAdminRoutes } from './proxy-admin.routes.ts'
import { assign, proxyForSeat, unassign } from './proxy-binding.ts'
import { importRoutes } from './proxy-import.routes.ts'
import { toProxy } from './proxy-mapper.ts'

/** Proxies, their groups, and the accounts bound to them. */
export function proxyRoutes(registerRoute: RegisterRoute, installation: Installation): void {
  registerRoute(listProxies, async ({ actor, db, locale }, { query }) =>
    listAnswer(await pageOfProxies(db, actor.tenantId, query), query, (row) => toProxy(row, locale)),
  )

  registerRoute(countProxies, ({ actor, db }, { query }) => proxyCounts(db, actor.tenantId, query))

  registerRoute(getProxy, async ({ actor, db, locale }, { params }) =>
    toProxy(orNotFound(await findProxy(db, actor.tenantId, params.id)), locale),
  )

  registerRoute(createProxy, ({ actor, locale, mutate }, { body }) =>
    mutate(async (work) => toProxy(await create(work, installation, actor.tenantId, body), locale)),
  )

  registerRoute(updateProxy, ({ actor, locale, mutate }, { params, body }) =>
    mutate(async (work) =>
      toProxy(await update(work, installation, actor.tenantId, params.id, body), locale),
    ),
  )

  registerRoute(deleteProxy, ({ actor, mutate }, { params }) =>
    mutate(async (work) => {
      await remove(work, actor.tenantId, params.id)
      return {}
    }),
  )

  registerRoute(deleteProxies, ({ actor, locale, mutate }, { body }) =>
    mutate(async (work) => {
      const { changed, ...left } = await removeMany(work, actor.tenantId, body.ids, locale)
      return { deleted: changed.length, ...left }
    }),
  )

  registerRoute(moveProxies, ({ actor, locale, mutate }, { body }) =>
    mutate(async (work) => {
      const { changed, ...left } = await move(work, actor.tenantId, body, locale)
      return { moved: changed.length, ...left }
    }),
  )

  registerRoute(checkProxies, ({ actor, mutate }, { body }) =>
    mutate(async (work) => {
      const { changed, ...left } = await requestChecks(work, actor.tenantId, body.ids)
      return { queued: changed.length, ...left }
    }),
  )

  registerRoute(assignProxy, ({ actor, locale, mutate }, { body }) =>
    mutate(async (work) => {
      const { changed, ...left } = await assign(work, actor.tenantId, body, locale)
      return { assigned: changed.length, ...left }
    }),
  )

  registerRoute(unassignProxy, ({ actor, locale, mutate }, { body }) =>
    mutate(async (work) => {
      const { changed, ...left } = await unassign(work, actor.tenantId, body.account_ids, locale)
      return { unassigned: changed.length, ...left }
    }),
  )

  registerRoute(seatAccountProxy, async ({ actor, db }, { params }) => ({
    proxy: await proxyForSeat(installation, db, actor, params.id),
  }))

  mountGroups(registerRoute, proxyGroups, {
    kind: 'proxy',
    toGroup: (group, proxies) => ({ ...group, proxies }),
  })
  importRoutes(registerRoute, installation)
  proxyAdminRoutes(registerRoute)
}
