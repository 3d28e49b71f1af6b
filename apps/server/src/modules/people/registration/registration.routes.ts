import {
  getRegistrationConfig,
  putRegistrationConfig,
  register,
  resetPassword,
  sendEmailCode,
} from '@seaport/contract/people/registration'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { audit } from '../../platform/audit/audit.public.ts'
import { requestCode } from './email-code.ts'
import { upsertConfig } from './registration.repository.ts'
import { chooseNewPassword, type RegistrationHooks, registerUser } from './registration.service.ts'
import { registrationConfig } from './registration-config.ts'

/** Registering, choosing a new password, and the rules of both. */
export function registrationRoutes(
  registerRoute: RegisterRoute,
  installation: Installation,
  hooks: RegistrationHooks,
): void {
  const { secret } = installation
  registerRoute(sendEmailCode, (context, { body }) => requestCode(context, installation, body))

  registerRoute(register, async (context, { body }) => {
    await registerUser(context, { secret, hooks }, body)
    return {}
  })

  registerRoute(resetPassword, async (context, { body }) => ({
    user_id: await chooseNewPassword(context, installation, body),
  }))

  registerRoute(getRegistrationConfig, ({ db }) => registrationConfig(db))

  registerRoute(putRegistrationConfig, (context, { body }) =>
    context.mutate(async (work) => {
      const before = await registrationConfig(work.trx)
      await upsertConfig(work.trx, body)
      await audit(work, context, {
        action: 'registration_config.update',
        subject: null,
        before,
        after: body,
      })
      return body
    }),
  )
}
