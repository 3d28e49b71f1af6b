import * as releases from '@seaport/contract/platform/release'
import * as contract from '@seaport/contract/platform/version'
import { listAnswer } from '../../../db/page.ts'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import { audit } from '../audit/audit.public.ts'
import { publish, publisherOf, rollBack, setRollout, toRelease, withdraw } from '../release/release.public.ts'
import { pageOfVersions } from './version.repository.ts'
import { create, downloads, releases as log, remove, toVersion, update } from './version.service.ts'
import { hideRelease, showRelease } from './version-release.ts'

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

/** What changes feed and download centre together: publishing, and what is taken back. */
export function publishingRoutes(registerRoute: RegisterRoute): void {
  registerRoute(releases.publishRelease, async (context, { params: { id }, body }) => {
    const publisher = await publisherOf(context, 'publish')
    return context.mutate(async (work) => {
      const row = await publish(work, id, body)
      await showRelease(work, row)
      await publisher.audit(work, { action: 'release.publish', version: row.version, after: body })
      return toRelease(work.trx, row)
    })
  })

  registerRoute(releases.changeRollout, async (context, { params: { id }, body }) => {
    const publisher = await publisherOf(context, 'manage')
    return context.mutate(async (work) => {
      const { before, after } = await setRollout(work, id, definedOf(body))
      const { percent, minimum_version } = before
      await publisher.audit(work, {
        action: 'release.rollout',
        version: after.version,
        before: { percent, minimum_version },
        after: { percent: after.percent, minimum_version: after.minimum_version },
      })
      return toRelease(work.trx, after)
    })
  })

  registerRoute(releases.withdrawRelease, async (context, { params: { id } }) => {
    const publisher = await publisherOf(context, 'manage')
    return context.mutate(async (work) => {
      const row = await withdraw(work, id)
      await hideRelease(work, row)
      await publisher.audit(work, { action: 'release.withdraw', version: row.version })
      return toRelease(work.trx, row)
    })
  })

  registerRoute(releases.rollBackRelease, async (context, { params: { id } }) => {
    const publisher = await publisherOf(context, 'manage')
    return context.mutate(async (work) => {
      const { withdrawn, current } = await rollBack(work, id)
      for (const row of withdrawn) await hideRelease(work, row)
      await showRelease(work, current)
      const after = { withdrawn: withdrawn.map(({ version }) => version) }
      await publisher.audit(work, { action: 'release.roll_back', version: current.version, after })
      return { list: await Promise.all([current, ...withdrawn].map((row) => toRelease(work.trx, row))) }
    })
  })
}

/** Without the members that say nothing. */
function definedOf<T extends object>(body: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as never
}
