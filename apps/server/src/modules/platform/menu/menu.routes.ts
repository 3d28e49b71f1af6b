import {
  createMenuEntry,
  deleteMenuEntry,
  getMenu,
  listMenuEntries,
  updateMenuEntry,
} from '@seaport/contract/platform/menu'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import { audit } from '../audit/audit.public.ts'
import { allEntries } from './menu.repository.ts'
import { create, remove, toEntry, update } from './menu.service.ts'
import { inTreeOrder, treeFor } from './menu-tree.ts'

/** The console's menu, for everybody by their keys, and for administrators. */
export function menuRoutes(registerRoute: RegisterRoute): void {
  registerRoute(getMenu, async ({ db, actor, locale }) => {
    const entries = (await allEntries(db)).map(toEntry)
    return { tree: treeFor(entries, actor.keys, locale) }
  })

  registerRoute(listMenuEntries, async ({ db }) => ({
    list: inTreeOrder((await allEntries(db)).map(toEntry)),
  }))

  registerRoute(createMenuEntry, (context, { body }) =>
    context.mutate(async (work) => {
      const after = await create(work, body)
      await audit(work, context, { action: 'menu.create', subject: after.id, after })
      return after
    }),
  )

  registerRoute(updateMenuEntry, (context, { params: { id }, body }) =>
    context.mutate(async (work) => {
      const { before, after } = await update(work, id, body)
      await audit(work, context, { action: 'menu.update', subject: id, before, after })
      return after
    }),
  )

  registerRoute(deleteMenuEntry, (context, { params: { id } }) =>
    context.mutate(async (work) => {
      const before = await remove(work, id)
      await audit(work, context, { action: 'menu.delete', subject: id, before })
      return {}
    }),
  )
}
