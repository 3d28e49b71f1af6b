import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import { cutUnits } from '@seaport/contract/kernel/graphemes'
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import type { register, resetPassword } from '@seaport/contract/people/registration'
import type { Context } from '../../../kernel/http/context.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { hashPassword } from '../../../kernel/password.ts'
import { refuse } from '../../../kernel/refusal.ts'
import type { Secret } from '../../../kernel/secret.ts'
import { throttleKeyOf } from '../../../kernel/throttle/throttle.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { audit } from '../../platform/audit/audit.public.ts'
import { countryOf, forgetGuesses } from '../login-log/login-log.public.ts'
import { checkFactorCode, recordFactorChange } from '../second-factor/second-factor.public.ts'
import { endSessionsOf } from '../session/session.public.ts'
import {
  insertUser,
  newUser,
  replacePassword,
  requireGoodPassword,
  userByEmail,
} from '../user/user.public.ts'
import { verifyCode } from './email-code.ts'
import { mailboxOf } from './mailbox.ts'
import { claimGift, countRegistration, insertRegistration } from './registration.repository.ts'
import { registrationConfig, requireOpen } from './registration-config.ts'

/** Hooks for modules above users, called in the same unit of work and connected by the composition. */
export interface RegistrationHooks {
  /** A supervisor registered, or was added by an administrator. */
  supervisorAdded(work: UnitOfWork, userId: string, locale: Locale): Promise<void>
}

const DAY = 24 * 60 * 60 * 1000
const NO_GIFT = { gifted_ports: 0, gifted_days: 0 }

/**
 * Registers a supervisor, with the ports and days that the installation gives to newcomers: once to each mailbox, however it is spelled.
 * @throws Refused: registration_closed, too_many_requests, code_wrong, password_common, password_personal, registration_cap_reached, email_taken
 */
export async function registerUser(
  context: Context<null>,
  { secret, hooks }: { secret: Secret; hooks: RegistrationHooks },
  { email, code, password, industry, team_size }: ParsedOf<typeof register>['body'],
): Promise<void> {
  const { db, origin, locale } = context
  requireOpen(await registrationConfig(db), locale)
  const right = await verifyCode(context, secret, { email, purpose: 'register', code })
  await right.wasRight()
  await requireGoodPassword(db, password, [email])
  const passwordHash = await hashPassword(password)
  const country = await countryOf(origin.ip)
  await context.mutate(async (work) => {
    const { trx, now } = work
    await right.consume(trx)
    const config = await registrationConfig(trx)
    requireOpen(config, locale)
    const { max_per_ip_per_day: max } = config
    const limit = { origin: throttleKeyOf(origin.ip), day: Math.floor(now / DAY), max }
    if (!(await countRegistration(trx, limit))) refuse('registration_cap_reached')
    const gifted = config.gifted_ports > 0 && (await claimGift(trx, mailboxOf(email)))
    const { gifted_ports, gifted_days } = gifted ? config : NO_GIFT
    const user = newUser(now, {
      email,
      username: cutUnits(email.split('@', 1)[0] ?? email, 80),
      password_hash: passwordHash,
      role_key: 'user',
      industry,
      team_size,
      port_num: gifted_ports,
      port_expire_at: gifted ? now + gifted_days * DAY : null,
      gifted_at: gifted ? now : null,
    })
    const added = await insertUser(trx, user)
    if (!added) refuse('email_taken')
    await insertRegistration(trx, {
      user_id: user.id,
      at: now,
      ip: origin.ip,
      country,
      gifted_ports,
      gifted_days,
    })
    await hooks.supervisorAdded(work, user.id, locale)
  })
}

/** @returns a function that consumes the code which an administrator's reset needs besides the one sent by email */
function administratorsFactor(
  context: Context<null>,
  secret: Secret,
  { id, second_factor_at }: { id: string; second_factor_at?: number | null },
  code: string | undefined,
) {
  if (second_factor_at == null) refuse('reset_needs_owner')
  if (!code) refuse('second_factor_needed')
  return checkFactorCode(context, secret, { userId: id, code })
}

/**
 * Sets a new password and ends every session. Returns whose. An unknown address looks like a wrong code. An administrator's mailbox
 * alone is not enough: another administrator who may change the mail settings could read it. @throws Refused:
 * too_many_requests, code_wrong, second_factor_needed, second_factor_wrong, reset_needs_owner, password_common,
 * password_personal
 */
export async function chooseNewPassword(
  context: Context<null>,
  installation: Pick<Installation, 'env' | 'secret'>,
  { email, code, password, second_factor }: ParsedOf<typeof resetPassword>['body'],
): Promise<string> {
  const { secret } = installation
  const user = await userByEmail(context.db, email)
  const right = await verifyCode(context, secret, {
    email,
    purpose: 'reset',
    code,
    boundTo: user?.password_hash,
  })
  if (!user) refuse('code_wrong')
  const passFactor = user.superuser ? await administratorsFactor(context, secret, user, second_factor) : null
  // Only now: the code's attempts also limit the guesses at an administrator's factor.
  await right.wasRight()
  await requireGoodPassword(context.db, password, [email, user.username])
  const passwordHash = await hashPassword(password)
  await context.mutate(async (work) => {
    await right.consume(work.trx)
    await passFactor?.(work.trx)
    const { origin, requestId, locale } = context
    const by = { sessionHash: null, ip: origin.ip, locale }
    await recordFactorChange(work, installation, { userId: user.id, action: 'password.reset', ...by })
    const actor = { userId: user.id, impersonator: null }
    await audit(
      work,
      { actor, origin, requestId },
      { action: 'password.reset', subject: user.id, tenantId: user.id },
    )
    const hashes = { from: user.password_hash, to: passwordHash }
    if (!(await replacePassword(work.trx, user.id, hashes))) refuse('code_wrong')
    await endSessionsOf(work, user.id)
  })
  await forgetGuesses(context.db, { id: user.id, email })
  return user.id
}
