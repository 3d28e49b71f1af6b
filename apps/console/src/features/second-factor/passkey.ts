import type { Client } from '@seaport/api-client/client'
import type { InputOf } from '@seaport/contract/kernel/endpoint'
import { addPasskey, beginPasskey, challengePasskey } from '@seaport/contract/people/second-factor'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

type PasskeyAnswer = InputOf<typeof addPasskey>['body']['passkey']

/** Passkeys need a host name: browsers make none for an IP address, nor over plain HTTP. */
export function passkeysWork(): boolean {
  return isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname)
}

/** The browser made or used none: the person cancelled, or has none here. */
export class PasskeyUnused extends Error {}

/** Lets the browser make a passkey, and adds it. @returns the recovery codes that the first factor brings; null for a further one */
export async function makePasskey(client: Client, name: string): Promise<string[] | null> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const { options } = await client.call(beginPasskey, {})
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const passkey = await startRegistration({ optionsJSON }).catch(unused)
  const body = { name, passkey: passkey as unknown as PasskeyAnswer }
  return (await client.call(addPasskey, { body })).recovery_codes
}

/** Lets the browser use a passkey. @returns its signature */
export async function askForPasskey(client: Client): Promise<{ passkey: PasskeyAnswer }> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { options } = await client.call(challengePasskey, {})
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const passkey = await startAuthentication({ optionsJSON }).catch(unused)
  return { passkey: passkey as unknown as PasskeyAnswer }
}

function unused(error: unknown): never {
  throw new PasskeyUnused('No passkey was used', { cause: error })
}
