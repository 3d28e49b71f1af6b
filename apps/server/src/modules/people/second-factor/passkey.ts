import type { DataOf, ParsedOf } from '@seaport/contract/kernel/endpoint'
import {
  type addPasskey,
  type beginPasskey,
  type challengePasskey,
  PASSKEY_ALONE_HOURS,
} from '@seaport/contract/people/second-factor'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { PasskeyChallengeTable, PasskeyTable } from '../../../db/schema/user.ts'
import type { Trx } from '../../../db/schema.ts'
import type { UserActor } from '../../../kernel/http/actor.ts'
import type { Context } from '../../../kernel/http/context.ts'
import { newId } from '../../../kernel/id.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { countLoginAttempt } from '../../../kernel/throttle/throttle.ts'
import { readSetting } from '../../platform/setting/setting.public.ts'
import {
  consumeChallenge,
  insertPasskey,
  notePasskeyUse,
  passkeysOf,
  personOf,
  setChallenge,
} from './second-factor.repository.ts'

const CHALLENGE_MS = 5 * 60 * 1000

type PasskeyAnswer = ParsedOf<typeof addPasskey>['body']['passkey']
type Options = DataOf<typeof challengePasskey>['options']
type Purpose = PasskeyChallengeTable['purpose']

/** Purpose of a challenge, which is valid for no other. */
const purposeOf = ({ actor }: Context<UserActor>): Purpose =>
  actor.loginStep === 'second_factor' ? 'login' : 'step_up'

/** A passkey is bound to the host name for which it was made. */
const siteOf = ({ address }: Context<UserActor>) => {
  const { origin, hostname } = new URL(address)
  return { expectedOrigin: origin, expectedRPID: hostname }
}

/** @returns whether a passkey alone confirms an identity: one just added may be an intruder's */
export function confirmsAlone({ created_at }: Pick<PasskeyTable, 'created_at'>, now: number): boolean {
  return created_at <= now - PASSKEY_ALONE_HOURS * 60 * 60 * 1000
}

/** @returns where a passkey's counter stands, which tells a copy from it; 0 = of one that its owner has on several devices, each of which may count for itself */
function countedFrom(counter: number, device: 'singleDevice' | 'multiDevice'): number {
  return device === 'multiDevice' ? 0 : counter
}

/** @returns options for creating a passkey, with a single-use challenge */
export async function passkeyRegistration(context: Context<UserActor>): Promise<DataOf<typeof beginPasskey>> {
  const { actor, db } = context
  const { email, username } = await personOf(db, actor.userId)
  const options = await generateRegistrationOptions({
    rpName: await readSetting(db, 'brand'),
    rpID: siteOf(context).expectedRPID,
    userName: email,
    userDisplayName: username,
    attestationType: 'none',
    excludeCredentials: await credentialsOf(context),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'required' },
  })
  await keepChallenge(context, 'register', options.challenge)
  return { options: options as unknown as Options }
}

/** @returns options for using one of the user's passkeys, with a single-use challenge */
export async function passkeyChallenge(
  context: Context<UserActor>,
): Promise<DataOf<typeof challengePasskey>> {
  const options = await generateAuthenticationOptions({
    rpID: siteOf(context).expectedRPID,
    allowCredentials: await credentialsOf(context),
    userVerification: 'required',
  })
  await keepChallenge(context, purposeOf(context), options.challenge)
  return { options: options as unknown as Options }
}

/**
 * Parses the browser's new passkey.
 * @returns a function that stores the passkey, in the transaction that activates it
 * @throws Refused: passkey_refused
 */
export async function readNewPasskey(
  context: Context<UserActor>,
  { name, passkey }: ParsedOf<typeof addPasskey>['body'],
): Promise<(trx: Trx) => Promise<void>> {
  const { actor, now } = context
  const made = await verified(context, 'register', (expectedChallenge) =>
    verifyRegistrationResponse({
      response: passkey as unknown as RegistrationResponseJSON,
      expectedChallenge,
      ...siteOf(context),
      requireUserVerification: true,
    }),
  )
  if (!made.verified) refuse('passkey_refused')
  const { credentialDeviceType } = made.registrationInfo
  const { id, publicKey, transports = [], ...credential } = made.registrationInfo.credential
  const counter = countedFrom(credential.counter, credentialDeviceType)
  return async (trx) => {
    const added = await insertPasskey(trx, {
      id: newId(),
      user_id: actor.userId,
      credential_id: id,
      public_key: Buffer.from(publicKey),
      counter,
      transports: JSON.stringify(transports),
      name,
      created_at: now,
      last_used_at: null,
    })
    if (!added) refuse('passkey_refused')
  }
}

/**
 * Verifies a passkey's signature. Every try counts.
 * @returns a function that records its use, in the transaction that it authorises
 * @throws Refused: too_many_requests, passkey_refused
 */
export async function checkPasskey(
  context: Context<UserActor>,
  passkey: PasskeyAnswer,
): Promise<(trx: Trx) => Promise<void>> {
  const { actor, db, now } = context
  const wasRight = await countLoginAttempt(context, null)
  const known = (await passkeysOf(db, actor.userId)).find(({ credential_id }) => credential_id === passkey.id)
  if (!known) refuse('passkey_refused')
  const used = await verified(context, purposeOf(context), (expectedChallenge) =>
    verifyAuthenticationResponse({
      response: passkey as unknown as AuthenticationResponseJSON,
      expectedChallenge,
      ...siteOf(context),
      requireUserVerification: true,
      credential: {
        id: known.credential_id,
        publicKey: new Uint8Array(known.public_key),
        counter: known.counter,
      },
    }),
  )
  if (!used.verified) refuse('passkey_refused')
  await wasRight()
  const { newCounter, credentialDeviceType } = used.authenticationInfo
  const to = known.counter === 0 ? countedFrom(newCounter, credentialDeviceType) : newCounter
  const use = { from: known.counter, to, at: now }
  return async (trx) => {
    if (!(await notePasskeyUse(trx, known.id, use))) refuse('passkey_refused')
  }
}

async function credentialsOf({ actor, db }: Context<UserActor>) {
  const passkeys = await passkeysOf(db, actor.userId)
  return passkeys.map(({ credential_id, transports }) => ({
    id: credential_id,
    transports: JSON.parse(transports),
  }))
}

function keepChallenge({ actor, now, mutate }: Context<UserActor>, purpose: Purpose, challenge: string) {
  return mutate(({ trx }) =>
    setChallenge(trx, {
      session_hash: actor.sessionHash,
      purpose,
      challenge,
      expires_at: now + CHALLENGE_MS,
    }),
  )
}

/** Consumes the session's challenge for a purpose and verifies the passkey with it. The library throws detailed errors; the caller only gets a refusal. */
async function verified<T>(
  { actor, db, now, log }: Context<UserActor>,
  purpose: Purpose,
  verify: (challenge: string) => Promise<T>,
): Promise<T> {
  const challenge = await consumeChallenge(db, { session_hash: actor.sessionHash, purpose }, now)
  if (challenge === undefined) refuse('passkey_refused')
  try {
    return await verify(challenge)
  } catch (error) {
    log.info({ trouble: error instanceof Error ? error.message : '' }, 'A passkey was refused')
    refuse('passkey_refused')
  }
}
