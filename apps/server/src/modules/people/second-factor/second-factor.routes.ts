import * as contract from '@seaport/contract/people/second-factor'
import { changePassword } from '@seaport/contract/people/session'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { orNotFound, refuse } from '../../../kernel/refusal.ts'
import { hashToken } from '../../../kernel/secret.ts'
import { countLoginAttempt } from '../../../kernel/throttle/throttle.ts'
import { audit } from '../../platform/audit/audit.public.ts'
import { lockUser } from '../user/user.public.ts'
import { undoByToken, undoOwn, unknownPassword } from './factor-change.ts'
import { replaceOwnPassword } from './own-password.ts'
import { passkeyChallenge, passkeyRegistration, readNewPasskey } from './passkey.ts'
import { changeByToken, deletePasskey, passkeysOf, personOf, totpOf } from './second-factor.repository.ts'
import {
  endOthers,
  finishTotp,
  pass,
  record,
  renewCodes,
  showSecondFactor,
  startTotp,
  turnOff,
  turnOn,
} from './second-factor.service.ts'
import { confirmIdentity } from './step-up.ts'

/** The user's own second factor: authenticator app, passkeys and recovery codes; the login's second step, and the step-up. */
export function secondFactorRoutes(registerRoute: RegisterRoute, installation: Installation): void {
  const { secret } = installation
  registerRoute(contract.getSecondFactor, ({ db, actor }) => showSecondFactor(db, installation, actor))

  registerRoute(contract.passSecondFactor, async (context, { body }) => {
    await pass(context, secret, body)
    return {}
  })

  registerRoute(contract.stepUp, (context, { body }) => confirmIdentity(context, secret, body))

  registerRoute(contract.beginTotp, (context) => startTotp(context, secret))

  registerRoute(contract.confirmTotp, (context, { body }) => finishTotp(context, installation, body.code))

  registerRoute(contract.renewRecoveryCodes, (context) =>
    context.mutate(async (work) => {
      const { userId } = context.actor
      await lockUser(work, userId)
      if ((await personOf(work.trx, userId)).second_factor_at === null) refuse('second_factor_absent')
      await record(work, context, installation, 'recovery_codes.renew')
      const recovery_codes = await renewCodes(work, secret, userId)
      await audit(work, context, { action: 'recovery_codes.renew', subject: userId, tenantId: userId })
      return { recovery_codes }
    }),
  )

  registerRoute(contract.disableSecondFactor, async (context, { body }) => {
    await turnOff(context, installation, body)
    return {}
  })

  registerRoute(changePassword, async (context, { body }) => {
    await replaceOwnPassword(context, installation, body)
    return {}
  })
  passkeyRoutes(registerRoute, installation)
  undoRoutes(registerRoute, installation)
}

function undoRoutes(registerRoute: RegisterRoute, { secret }: Installation): void {
  registerRoute(contract.undoOwnFactorChange, async (context, { params: { id } }) => {
    const passwordHash = await unknownPassword()
    await context.mutate((work) => undoOwn(work, context, { secret, id, passwordHash }))
    return {}
  })

  registerRoute(contract.undoFactorChange, async (context, { body: { token } }) => {
    const wasRight = await countLoginAttempt(context, null)
    const change = await changeByToken(context.db, hashToken(token), context.now)
    if (!change) refuse('undo_token_wrong')
    await wasRight()
    const passwordHash = await unknownPassword()
    const { origin, requestId } = context
    await context.mutate((work) => undoByToken(work, { origin, requestId }, { secret, token, passwordHash }))
    return { user_id: change.user_id }
  })
}

function passkeyRoutes(registerRoute: RegisterRoute, installation: Installation): void {
  registerRoute(contract.challengePasskey, (context) => passkeyChallenge(context))

  registerRoute(contract.beginPasskey, (context) => passkeyRegistration(context))

  registerRoute(contract.addPasskey, async (context, { body }) => {
    const keep = await readNewPasskey(context, body)
    return context.mutate(async (work) => {
      const { userId } = context.actor
      await record(work, context, installation, 'passkey.add')
      await keep(work.trx)
      const after = { name: body.name }
      await audit(work, context, { action: 'passkey.add', subject: userId, tenantId: userId, after })
      return { recovery_codes: await turnOn(work, context, installation.secret) }
    })
  })

  registerRoute(contract.removePasskey, (context, { params: { id } }) =>
    context.mutate(async (work) => {
      const { userId } = context.actor
      await lockUser(work, userId)
      const passkeys = await passkeysOf(work.trx, userId)
      const { name } = orNotFound(passkeys.find((passkey) => passkey.id === id))
      // Without any factor left, the user could not log in any more.
      const others = passkeys.length > 1 || (await totpOf(work.trx, userId))?.secret_sealed
      if (!others) refuse('second_factor_required')
      await record(work, context, installation, 'passkey.remove')
      await deletePasskey(work.trx, userId, id)
      await endOthers(work, context)
      const before = { name }
      await audit(work, context, { action: 'passkey.remove', subject: userId, tenantId: userId, before })
      return {}
    }),
  )
}
