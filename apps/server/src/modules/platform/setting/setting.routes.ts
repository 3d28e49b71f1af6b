import { changeSettings, getSettings, replaceSettings } from '@seaport/contract/platform/setting'
import type { Settings } from '@seaport/contract/platform/setting.schema'
import type { UserActor } from '../../../kernel/http/actor.ts'
import type { Context } from '../../../kernel/http/context.ts'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import { audit } from '../audit/audit.public.ts'
import { change, showSettings } from './setting.service.ts'

/** The configuration of the installation. */
export function settingRoutes(registerRoute: RegisterRoute): void {
  registerRoute(getSettings, ({ db }) => showSettings(db))
  registerRoute(changeSettings, (context, { body }) => set(context, body))
  registerRoute(replaceSettings, (context, { body }) => set(context, body))
}

function set(context: Context<UserActor>, given: { [Key in keyof Settings]?: Settings[Key] | undefined }) {
  return context.mutate(async (work) => {
    const { before, after } = await change(work, context.actor.userId, given)
    await audit(work, context, {
      action: 'setting.update',
      subject: null,
      before,
      after: after.settings,
    })
    return after
  })
}
