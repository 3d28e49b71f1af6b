import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { changePassword } from '@seaport/contract/people/session'
import type { UserActor } from '../../../kernel/http/actor.ts'
import type { Context } from '../../../kernel/http/context.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { hashPassword } from '../../../kernel/password.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { audit } from '../../platform/audit/audit.public.ts'
import { namesOf, passwordHashOf, replacePassword, requireGoodPassword } from '../user/user.public.ts'
import { checkOwnPassword, endOthers, record } from './second-factor.service.ts'

/**
 * Changes the own password; every other session of the user ends.
 * @throws Refused: too_many_requests, wrong_old_password, password_common, password_personal
 */
export async function replaceOwnPassword(
  context: Context<UserActor>,
  installation: Pick<Installation, 'env' | 'secret'>,
  { old_password, new_password }: ParsedOf<typeof changePassword>['body'],
): Promise<void> {
  const { userId } = context.actor
  const from = await passwordHashOf(context.db, userId)
  await checkOwnPassword(context, old_password)
  const { email, username } = await namesOf(context.db, userId)
  await requireGoodPassword(context.db, new_password, [email, username], 'new_password')
  const to = await hashPassword(new_password)
  await context.mutate(async (work) => {
    await record(work, context, installation, 'password.change')
    if (!(await replacePassword(work.trx, userId, { from, to }))) refuse('wrong_old_password')
    await endOthers(work, context)
    await audit(work, context, { action: 'password.change', subject: userId, tenantId: userId })
  })
}
