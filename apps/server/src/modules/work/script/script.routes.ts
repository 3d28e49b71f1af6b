import type { AuditAction } from '@seaport/contract/platform/audit.schema'
import {
  createScript,
  deleteScript,
  deleteScripts,
  getScript,
  listScripts,
  moveScripts,
  scriptGroups,
  updateScript,
} from '@seaport/contract/work/script'
import type { Script } from '@seaport/contract/work/script.schema'
import type { ScriptTable } from '../../../db/schema/script.ts'
import type { Db, Trx } from '../../../db/schema.ts'
import type { AuditActor } from '../../../kernel/http/audit-guard.ts'
import { mountGroups } from '../../../kernel/http/group-routes.ts'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { orNotFound } from '../../../kernel/refusal.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { audit } from '../../platform/audit/audit.public.ts'
import { findScript, networksOf, pageOfScripts, type ShownScript } from './script.repository.ts'
import { create, move, remove, removeMany, update } from './script.service.ts'
import { toScripts } from './script-mapper.ts'

/** The library of scripts: what is said and shown, to be used by tasks and by hand. */
export function scriptRoutes(registerRoute: RegisterRoute, installation: Installation): void {
  const one = async (db: Db | Trx, tenantId: string, row: ShownScript): Promise<Script> =>
    orNotFound((await toScripts(installation, db, tenantId, [row]))[0])

  registerRoute(listScripts, async ({ actor, db }, { query }) => {
    const { rows, total } = await pageOfScripts(db, actor.tenantId, query)
    const { page, page_size } = query
    return { list: await toScripts(installation, db, actor.tenantId, rows), total, page, page_size }
  })

  registerRoute(getScript, async ({ actor, db }, { params }) =>
    one(db, actor.tenantId, orNotFound(await findScript(db, actor.tenantId, params.id))),
  )

  registerRoute(createScript, (context, { body }) =>
    context.mutate(async (work) => {
      const row = await create(work, context.actor, body)
      await auditPublic(work, context, 'script.create', { after: row })
      return one(work.trx, context.actor.tenantId, row)
    }),
  )

  registerRoute(updateScript, (context, { params, body }) =>
    context.mutate(async (work) => {
      const { before, after } = await update(work, context.actor, params.id, body)
      await auditPublic(work, context, 'script.update', { before, after })
      return one(work.trx, context.actor.tenantId, after)
    }),
  )

  registerRoute(deleteScript, (context, { params }) =>
    context.mutate(async (work) => {
      const before = await remove(work, context.actor, params.id)
      await auditPublic(work, context, 'script.delete', { before })
      return {}
    }),
  )

  registerRoute(deleteScripts, (context, { body }) =>
    context.mutate(async (work) => {
      const { changed, ...left } = await removeMany(work, context.actor, body.ids, context.locale)
      for (const before of changed) await auditPublic(work, context, 'script.delete', { before })
      return { deleted: changed.length, ...left }
    }),
  )

  registerRoute(moveScripts, ({ actor, locale, mutate }, { body }) =>
    mutate(async (work) => {
      const { changed, ...left } = await move(work, actor, body, locale)
      return { moved: changed.length, ...left }
    }),
  )

  mountGroups(registerRoute, scriptGroups, {
    kind: 'script',
    toGroup: (group, scripts) => ({ ...group, scripts }),
  })
}

/** Only public scripts are audited as an administrator's act; a tenant's own scripts are not. */
async function auditPublic(
  work: UnitOfWork,
  by: AuditActor,
  action: AuditAction,
  { before, after }: { before?: ScriptTable; after?: ScriptTable },
): Promise<void> {
  const script = after ?? before
  if (script?.public !== 1) return
  const fields = (row?: ScriptTable) =>
    row && { title: row.title, type: row.type, networks: networksOf(row), text: row.text }
  await audit(work, by, { action, subject: script.id, before: fields(before), after: fields(after) })
}
