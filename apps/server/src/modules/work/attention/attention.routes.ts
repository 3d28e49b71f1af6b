import { ATTENTION_SAMPLES, getAdminAttention, getAttention } from '@seaport/contract/work/attention'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import type { JobRunner } from '../../../kernel/jobs/jobs.ts'
import { adminAttentionOf } from './admin-attention.service.ts'
import { attentionOf, firstStepsOf, giftOf, scopeOf } from './attention.service.ts'

/** Attention of supervisors and administrators. @param jobs whether they are late */
export function attentionRoutes(registerRoute: RegisterRoute, jobs: JobRunner): void {
  registerRoute(getAttention, async ({ db, actor: { tenantId, keys }, locale, now }) => {
    const scope = await scopeOf(db, { tenantId, locale, now, limit: ATTENTION_SAMPLES })
    return {
      items: await attentionOf(db, scope, keys),
      first_steps: await firstStepsOf(db, scope),
      gift: await giftOf(db, scope),
    }
  })

  registerRoute(getAdminAttention, async ({ db, actor, locale, now }) => ({
    items: await adminAttentionOf(
      db,
      { userId: actor.userId, locale, now, limit: ATTENTION_SAMPLES, jobStates: () => jobs.states() },
      actor.keys,
    ),
  }))
}
