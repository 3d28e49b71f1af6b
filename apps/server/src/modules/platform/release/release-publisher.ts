import { createReleaseToken, RELEASE_TOKEN_HEADER } from '@seaport/contract/platform/release'
import type { ReleaseScope } from '@seaport/contract/platform/release.schema'
import type { AuditActor } from '../../../kernel/http/audit-guard.ts'
import type { Context } from '../../../kernel/http/context.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { hashToken } from '../../../kernel/secret.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { audit } from '../audit/audit.public.ts'
import { tokenByHash, touchToken } from './release-token.repository.ts'
import { scopesOf } from './release-token.ts'

/** Minimum interval between updates of a token's last use. */
const NOTE_USE_MS = 60_000

/** Actor of a change of releases, for the audit log. */
export interface Publisher {
  audit(
    work: UnitOfWork,
    act: { action: ReleaseAction; version: string; before?: object; after?: object },
  ): Promise<void>
}
type ReleaseAction =
  | 'release.publish'
  | 'release.rollout'
  | 'release.withdraw'
  | 'release.roll_back'
  | 'release.discard'

/**
 * Identifies the publisher by the request's token: a machine, acting for the person who created the token, as long as that
 * person may do so.
 * @throws Refused: release_token_wrong
 */
export async function publisherOf(
  context: Pick<Context<null>, 'db' | 'header' | 'now' | 'origin' | 'requestId'>,
  scope: ReleaseScope,
): Promise<Publisher> {
  const { db, now, origin, requestId } = context
  const token = await tokenByHash(db, hashToken(context.header(RELEASE_TOKEN_HEADER) ?? ''))
  if (!token || token.revoked_at !== null || token.expires_at <= now) refuse('release_token_wrong')
  if (!scopesOf(token).includes(scope) || !mayPublish(token)) refuse('release_token_wrong')
  if (now - (token.last_used_at ?? 0) >= NOTE_USE_MS) await touchToken(db, token.id, now)
  const actor = { userId: token.created_by, impersonator: null }
  return publisher({ actor, origin, requestId }, { published_with: token.name })
}

function mayPublish({ superuser, keys }: { superuser: 0 | 1; keys: string }): boolean {
  return superuser === 1 && (JSON.parse(keys) as string[]).includes(createReleaseToken.permission)
}

/** @returns an administrator who changes releases in the console */
export const administratorOf = (context: AuditActor): Publisher => publisher(context, {})

function publisher(by: AuditActor, more: object): Publisher {
  return {
    audit: (work, { action, version, before, after }) =>
      audit(
        work,
        { actor: by.actor, origin: by.origin, requestId: by.requestId },
        {
          action,
          subject: version,
          ...(before && { before: { ...before } }),
          after: { ...after, ...more },
        },
      ),
  }
}
