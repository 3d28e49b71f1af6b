import { createPublicKey, verify } from 'node:crypto'
import type { SignedManifest } from '@seaport/contract/platform/release.schema'
import { refuse } from '../../../kernel/refusal.ts'

/** What precedes the key itself in the DER form of an Ed25519 public key. */
const DER_HEAD = Buffer.from('302a300506032b6570032100', 'hex')

/**
 * Checks that a release was signed with one of the keys whose releases clients accept.
 * @param keys raw Ed25519 public keys in base64
 * @throws Refused: release_keys_missing, release_signature_wrong
 */
export function checkSignature({ manifest, signature }: SignedManifest, keys: readonly string[]): void {
  if (keys.length === 0) refuse('release_keys_missing')
  const signed = keys.some((key) => {
    const der = Buffer.concat([DER_HEAD, Buffer.from(key, 'base64')])
    const publicKey = createPublicKey({ key: der, format: 'der', type: 'spki' })
    return verify(null, Buffer.from(manifest), publicKey, Buffer.from(signature, 'base64'))
  })
  if (!signed) refuse('release_signature_wrong')
}
