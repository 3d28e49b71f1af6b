import * as contract from '@seaport/contract/platform/release'
import type { Db } from '../../../db/schema.ts'
import type { Context } from '../../../kernel/http/context.ts'
import type { Caller, RegisterRoute } from '../../../kernel/http/route.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { audit } from '../audit/audit.public.ts'
import { allReleases } from './release.repository.ts'
import { beginUpload, discard, toRelease } from './release.service.ts'
import { administratorOf, type Publisher, publisherOf } from './release-publisher.ts'
import { allTokens } from './release-token.repository.ts'
import { createToken, revokeToken, toToken } from './release-token.ts'
import { finishFile, receivePart } from './release-upload.ts'

/** Uploads are refused before they are read. */
const byPublisher = { identify: (caller: Caller) => publisherOf(caller, 'publish') }

/** Releases until they are published, and the tokens for it. */
export function releaseRoutes(registerRoute: RegisterRoute, installation: Installation): void {
  registerRoute(contract.listReleases, async (context) => {
    await publisherOf(context, 'publish')
    return listed(context.db)
  })

  registerRoute(contract.adminListReleases, ({ db }) => listed(db))

  registerRoute(
    contract.beginRelease,
    async (context, { body }) => {
      await publisherOf(context, 'publish')
      return context.mutate(async (work) =>
        toRelease(work.trx, await beginUpload(work, body, installation.env.updateKeys)),
      )
    },
    byPublisher,
  )

  registerRoute(
    contract.uploadReleasePart,
    async (context, { params, body, file }) => {
      await publisherOf(context, 'publish')
      await receivePart(installation, params.id, body, file)
      return {}
    },
    byPublisher,
  )

  registerRoute(
    contract.finishReleaseFile,
    async (context, { params, body }) => {
      await publisherOf(context, 'publish')
      await finishFile(installation, params.id, body.name)
      return {}
    },
    byPublisher,
  )

  registerRoute(
    contract.discardRelease,
    async (context, { params }) => discarded(context, await publisherOf(context, 'publish'), params.id),
    byPublisher,
  )

  registerRoute(contract.adminDiscardRelease, (context, { params }) =>
    discarded(context, administratorOf(context), params.id),
  )

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

async function listed(db: Db) {
  const rows = await allReleases(db)
  return { list: await Promise.all(rows.map((row) => toRelease(db, row))) }
}

function discarded(context: Pick<Context<null>, 'mutate'>, publisher: Publisher, id: string) {
  return context.mutate(async (work) => {
    const { version } = await discard(work, id)
    await publisher.audit(work, { action: 'release.discard', version })
    return {}
  })
}
