import * as contract from '@seaport/contract/work/translation'
import type { TranslationConfigTable } from '../../../db/schema/translation.ts'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { recordHit } from '../../../kernel/throttle/throttle.ts'
import type { Rule } from '../../../kernel/throttle/throttle-window.ts'
import { audit } from '../../platform/audit/audit.public.ts'
import { readConfig } from './translation.repository.ts'
import { ask, stateOf, type Translator, translateFor } from './translation.service.ts'
import { replaceConfig, serviceAccess, toConfig } from './translation-config.ts'

/** Rate limit: enough for a team that reads, too little to keep the service busy. */
const callRule: Rule = { name: 'translation', limit: 300, seconds: 600 }
const testRule: Rule = { name: 'translation-test', limit: 20, seconds: 3600 }

/** Translation, for people who edit texts, and its settings for administrators. */
export function translationRoutes(registerRoute: RegisterRoute, installation: Installation): void {
  const translator: Translator = { installation, rest: { last: null } }

  registerRoute(contract.getTranslation, ({ actor, db, now }) => stateOf(db, actor.tenantId, now))

  registerRoute(contract.translateTexts, async (context, { body: { texts, to } }) => {
    await recordHit(context.db, callRule, context.actor.tenantId, context.now)
    return translateFor(translator, context, texts, to)
  })

  registerRoute(contract.getTranslationConfig, async ({ db }) => toConfig(await readConfig(db)))

  registerRoute(contract.putTranslationConfig, (context, { body }) =>
    context.mutate(async (work) => {
      const { before, after } = await replaceConfig(work, installation, body, context.locale)
      await audit(work, context, {
        action: 'translation_config.update',
        subject: body.provider,
        before: before && toAuditEntry(before),
        after: toAuditEntry(after),
      })
      return toConfig(after)
    }),
  )

  registerRoute(contract.testTranslationConfig, async (context, { body: { to } }) => {
    const { db, actor, now, locale } = context
    const access = await serviceAccess(db, installation.secret)
    if (!access) refuse('translation_off')
    await recordHit(db, testRule, actor.userId, now)
    await context.mutate((work) =>
      audit(work, context, {
        action: 'translation_config.test',
        subject: access.provider,
        after: { to },
      }),
    )
    // A test ignores cached failures: somebody may just have fixed the cause.
    const texts = ['Hello {nickname}, welcome aboard!']
    const fresh = { installation, rest: { last: null } }
    const { texts: answer } = await ask(fresh, { access, texts, to, now, locale })
    translator.rest.last = null
    return { text: answer[0] ?? '' }
  })
}

/** Fields of the settings in the audit log. */
function toAuditEntry({ provider, url, key_sealed }: TranslationConfigTable) {
  return { provider, url, has_key: key_sealed !== null }
}
