import * as contract from '@seaport/contract/platform/release'
import type { Mount } from '../../../kernel/http/route.ts'
import type { Install } from '../../../kernel/install.ts'
import { audit } from '../audit/audit.public.ts'
import { allReleases } from './release.repository.ts'
import { begin, discard, toRelease } from './release.service.ts'
import { allTokens } from './release-token.repository.ts'
import { createToken, publisherOf, revokeToken, toToken } from './release-token.ts'
import { finishFile, receivePart, removeUnused } from './release-upload.ts'

/** Releases until they are published, and the tokens for it. */
export function releaseRoutes(mount: Mount, install: Install): void {
  mount(contract.listReleases, async (context) => {
    await publisherOf(context, 'publish')
    const rows = await allReleases(context.db)
    return { list: await Promise.all(rows.map((row) => toRelease(context.db, row))) }
  })

  mount(contract.beginRelease, async (context, { body }) => {
    await publisherOf(context, 'publish')
    return context.mutate(async (work) => toRelease(work.trx, await begin(work, body)))
  })

  mount(contract.uploadReleasePart, async (context, { params, body, file }) => {
    await publisherOf(context, 'publish')
    await receivePart(install, params.id, body, file)
    return {}
  })

  mount(contract.finishReleaseFile, async (context, { params, body }) => {
    await publisherOf(context, 'publish')
    await finishFile(install, params.id, body.name)
    return {}
  })

  mount(contract.discardRelease, async (context, { params }) => {
    await publisherOf(context, 'publish')
    const parts = await context.mutate((work) => discard(work, params.id))
    await removeUnused(install, parts)
    return {}
  })

  mount(contract.listReleaseTokens, async ({ db }) => ({ list: (await allTokens(db)).map(toToken) }))

  mount(contract.createReleaseToken, (context, { body }) =>
    context.mutate(async (work) => {
      const created = await createToken(work, context.actor.userId, body)
      const { token: _, ...after } = created
      await audit(work, context, { action: 'release_token.create', subject: created.id, after })
      return created
    }),
  )

  mount(contract.revokeReleaseToken, (context, { params: { id } }) =>
    context.mutate(async (work) => {
      const before = await revokeToken(work, id)
      await audit(work, context, { action: 'release_token.revoke', subject: id, before })
      return {}
    }),
  )
}
