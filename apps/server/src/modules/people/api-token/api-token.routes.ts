import * as contract from '@seaport/contract/people/api-token'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { audit } from '../../platform/audit/audit.public.ts'
import { create, listOwn, revoke } from './api-token.service.ts'

/** A supervisor's personal tokens. Administrators have none: nothing of theirs is open to one. */
export function apiTokenRoutes(registerRoute: RegisterRoute): void {
  registerRoute(contract.listApiTokens, async ({ db, actor, now }) => ({
    list: await listOwn(db, actor.userId, now),
  }))

  registerRoute(contract.createApiToken, (context, { body }) =>
    context.mutate(async (work) => {
      const { userId, superuser } = context.actor
      if (superuser) refuse('forbidden')
      const created = await create(work, userId, body)
      const { id, name, scopes, expires_at } = created
      const after = { name, scopes, expires_at }
      await audit(work, context, { action: 'api_token.create', subject: id, tenantId: userId, after })
      return created
    }),
  )

  registerRoute(contract.revokeApiToken, (context, { params: { id } }) =>
    context.mutate(async (work) => {
      const { userId } = context.actor
      const { name } = await revoke(work, userId, id)
      const before = { name }
      await audit(work, context, { action: 'api_token.revoke', subject: id, tenantId: userId, before })
      return {}
    }),
  )
}
