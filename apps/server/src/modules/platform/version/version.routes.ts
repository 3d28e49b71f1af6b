import * as contract from '@seaport/contract/platform/version'
import { listAnswer } from '../../../db/page.ts'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import { audit } from '../audit/audit.public.ts'
import { pageOfVersions } from './version.repository.ts'
import { create, downloads, releases as log, remove, toVersion, update } from './version.service.ts'

/** Versions of the desktop client: downloads for everybody, and their administration. */
export function versionRoutes(registerRoute: RegisterRoute): void {
  registerRoute(contract.latestVersion, ({ db, locale }, { query }) =>
    downloads(db, query.language ?? locale),
  )

  registerRoute(contract.versionLog, async ({ db, locale }, { query }) => {
    const page = await log(db, query.language ?? locale, query)
    return listAnswer(page, query, (row) => {
      const { id: _, ...version } = toVersion(row)
      return version
    })
  })

  registerRoute(contract.listVersions, async ({ db }, { query }) =>
    listAnswer(await pageOfVersions(db, query), query, toVersion),
  )

  registerRoute(contract.createVersion, (context, { body }) =>
    context.mutate(async (work) => {
      const after = await create(work, body)
      await audit(work, context, { action: 'version.create', subject: after.id, after })
      return after
    }),
  )

  registerRoute(contract.updateVersion, (context, { params: { id }, body }) =>
    context.mutate(async (work) => {
      const { before, after } = await update(work, id, body)
      await audit(work, context, { action: 'version.update', subject: id, before, after })
      return after
    }),
  )

  registerRoute(contract.deleteVersion, (context, { params: { id } }) =>
    context.mutate(async (work) => {
      const before = await remove(work, id)
      await audit(work, context, { action: 'version.delete', subject: id, before })
      return {}
    }),
  )
}
