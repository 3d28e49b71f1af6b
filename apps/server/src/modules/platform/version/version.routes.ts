import * as contract from '@seaport/contract/platform/version'
import { listAnswer } from '../../../db/page.ts'
import type { Mount } from '../../../kernel/http/route.ts'
import { audit } from '../audit/audit.public.ts'
import { pageOfVersions } from './version.repository.ts'
import { create, downloads, releases, remove, toVersion, update } from './version.service.ts'

/** Versions of the desktop, for everybody who downloads it and for those who publish it. */
export function versionRoutes(mount: Mount): void {
  mount(contract.latestVersion, ({ db, locale }, { query }) => downloads(db, query.language ?? locale))

  mount(contract.versionLog, async ({ db, locale }, { query }) => {
    const page = await releases(db, query.language ?? locale, query)
    return listAnswer(page, query, (row) => {
      const { id: _, ...version } = toVersion(row)
      return version
    })
  })

  mount(contract.listVersions, async ({ db }, { query }) =>
    listAnswer(await pageOfVersions(db, query), query, toVersion),
  )

  mount(contract.createVersion, (context, { body }) =>
    context.mutate(async (work) => {
      const after = await create(work, body)
      await audit(work, context, { action: 'version.create', subject: after.id, after })
      return after
    }),
  )

  mount(contract.updateVersion, (context, { params: { id }, body }) =>
    context.mutate(async (work) => {
      const { before, after } = await update(work, id, body)
      await audit(work, context, { action: 'version.update', subject: id, before, after })
      return after
    }),
  )

  mount(contract.deleteVersion, (context, { params: { id } }) =>
    context.mutate(async (work) => {
      const before = await remove(work, id)
      await audit(work, context, { action: 'version.delete', subject: id, before })
      return {}
    }),
  )
}
