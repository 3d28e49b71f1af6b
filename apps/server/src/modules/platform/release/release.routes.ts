import * as contract from '@seaport/contract/platform/release'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { audit } from '../audit/audit.public.ts'
import { allReleases } from './release.repository.ts'
import { beginUpload, discard, toRelease } from './release.service.ts'
import { allTokens } from './release-token.repository.ts'
import { createToken, publisherOf, revokeToken, toToken } from './release-token.ts'
import { finishFile, receivePart, removeUnused } from './release-upload.ts'

/** Releases until they are published, and the tokens for it. */
export function releaseRoutes(registerRoute: RegisterRoute, installation: Installation): void {
  registerRoute(contract.listReleases, async (context) => {
    await publisherOf(context, 'publish')
    const rows = await allReleases(context.db)
    return { list: await Promise.all(rows.map((row) => toRelease(context.db, row))) }
  })

  registerRoute(contract.beginRelease, async (context, { body }) => {
    await publisherOf(context, 'publish')
    return context.mutate(async (work) => toRelease(work.trx, await beginUpload(work, body)))
  })

  registerRoute(contract.uploadReleasePart, async (context, { params, body, file }) => {
    await publisherOf(context, 'publish')
    await receivePart(installation, params.id, body, file)
    return {}
  })

  registerRoute(contract.finishReleaseFile, async (context, { params, body }) => {
    await publisherOf(context, 'publish')
    await finishFile(installation, params.id, body.name)
    return {}
  })

  registerRoute(contract.discardRelease, async (context, { params }) => {
    await publisherOf(context, 'publish')
    const parts = await context.mutate((work) => discard(work, params.id))
    await removeUnused(installation, parts)
    return {}
  })

  registerRoute(contract.listReleaseTokens, async ({ db }) => ({ list: (await allTokens(db)).map(toToken) }))

  registerRoute(contract.createReleaseToken, (context, { body }) =>
    context.mutate(async (work) => {
      const created = await createToken(work, context.actor.userId, body)
      const { token: _, ...after } = created
      await audit(work, context, { action: 'release_token.create', subject: created.id, after })
      return created
    }),
  )

  registerRoute(contract.revokeReleaseToken, (context, { params: { id } }) =>
    context.mutate(async (work) => {
      const before = await revokeToken(work, id)
      await audit(work, context, { action: 'release_token.revoke', subject: id, before })
      return {}
    }),
  )
}
