import {
  createScript,
  createScriptGroup,
  deleteScript,
  deleteScriptGroup,
  getScript,
  listScriptGroups,
  listScripts,
  type Script,
  updateScript,
  updateScriptGroup,
} from '@seaport/contract/script'
import type { Install } from '../../app/install.ts'
import { found } from '../../app/refusal.ts'
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
import type { Db, Trx } from '../../db/schema.ts'
import { findScript, pageOfScripts, type ShownScript } from './script.repository.ts'
import { create, remove, update } from './script.service.ts'
import { toScripts } from './script-wire.ts'

/** The library of scripts: what is said and shown, to be used by tasks and by hand. */
export function scriptRoutes(mount: Mount, install: Install): void {
  const one = async (db: Db | Trx, row: ShownScript): Promise<Script> =>
    found((await toScripts(install, db, [row]))[0])

  mount(listScripts, async ({ actor, db }, { query }) => {
    const { rows, total } = await pageOfScripts(db, actor.tenantId, query)
    const { page, page_size } = query
    return { list: await toScripts(install, db, rows), total, page, page_size }
  })

  mount(getScript, async ({ actor, db }, { params }) =>
    one(db, found(await findScript(db, actor.tenantId, params.id))),
  )

  mount(createScript, ({ actor, mutate }, { body }) =>
    mutate(async (work) => one(work.trx, await create(work, actor, body))),
  )

  mount(updateScript, ({ actor, mutate }, { params, body }) =>
    mutate(async (work) => one(work.trx, await update(work, actor, params.id, body))),
  )

  mount(deleteScript, ({ actor, mutate }, { params }) =>
    mutate(async (work) => {
      await remove(work, actor, params.id)
      return {}
    }),
  )

  mountGroups(mount)
}

function mountGroups(mount: Mount): void {
  const toGroup = (group: CountedGroup) => ({
    ...groupFields(group),
    scripts: group.members,
  })

  mount(listScriptGroups, async ({ actor, db }, { query }) =>
    listAnswer(await pageOfGroups(db, 'script', actor.tenantId, query), query, toGroup),
  )

  mount(createScriptGroup, ({ actor, mutate }, { body }) =>
    mutate(async (work) => toGroup(await addGroup(work, 'script', actor.tenantId, body.name))),
  )

  mount(updateScriptGroup, ({ actor, mutate }, { params, body }) =>
    mutate(async (work) => toGroup(await renameGroup(work, 'script', actor.tenantId, params.id, body.name))),
  )

  mount(deleteScriptGroup, ({ actor, mutate }, { params }) =>
    mutate(async (work) => {
      await removeGroup(work, 'script', actor.tenantId, params.id)
      return {}
    }),
  )
}
