import type { DataOf, ParsedOf } from '@seaport/contract/kernel/endpoint'
import { STEP_UP_MINUTES, type stepUp } from '@seaport/contract/people/second-factor'
import { instant } from '../../../db/wire.ts'
import type { UserActor } from '../../../kernel/http/actor.ts'
import type { Context } from '../../../kernel/http/context.ts'
import { refuse } from '../../../kernel/refusal.ts'
import type { Secret } from '../../../kernel/secret.ts'
import { noteStepUp } from '../session/session.public.ts'
import { confirmsAlone } from './passkey.ts'
import { passkeysOf, personOf } from './second-factor.repository.ts'
import { checkOwnPassword, checkProof } from './second-factor.service.ts'

/**
 * Confirms the person at the keyboard, for this session and a few minutes.
 * @throws Refused: too_many_requests, wrong_old_password, second_factor_needed, second_factor_wrong, passkey_refused
 */
export async function confirmIdentity(
  context: Context<UserActor>,
  secret: Secret,
  { password, ...proof }: ParsedOf<typeof stepUp>['body'],
): Promise<DataOf<typeof stepUp>> {
  const { actor, db, now } = context
  // A passkey requires its owner's finger or PIN, so it counts as two factors unless it was just added.
  const passkeys = proof.passkey ? await passkeysOf(db, actor.userId) : []
  const known = passkeys.find(({ credential_id }) => credential_id === proof.passkey?.id)
  if (!known || !confirmsAlone(known, now)) {
    if (password === undefined) refuse('wrong_old_password')
    await checkOwnPassword(context, password)
  }
  const { second_factor_at } = await personOf(db, actor.userId)
  const consume = proof.passkey || second_factor_at !== null ? await checkProof(context, secret, proof) : null
  const until = now + STEP_UP_MINUTES * 60 * 1000
  await context.mutate(async ({ trx }) => {
    await consume?.(trx)
    await noteStepUp(trx, actor.sessionHash, until)
  })
  return { until: instant(until) }
}
