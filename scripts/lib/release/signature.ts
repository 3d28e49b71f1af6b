import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { ReleaseManifest, SignedManifest } from '@seaport/contract/platform/release.schema'

/** Bytes before the key itself in the DER form of an Ed25519 public key. */
const DER_HEAD = 12

/**
 * Reads the key that signs releases.
 * @param given PEM text, or the path of a file with it
 * @throws Error if it is no Ed25519 private key
 */
export function readPrivateKey(given: string): KeyObject {
  const pem = given.includes('-----BEGIN') || !existsSync(given) ? given : readFileSync(given, 'utf8')
  const key = (() => {
    try {
      return createPrivateKey(pem)
    } catch {
      return null
    }
  })()
  if (key?.asymmetricKeyType !== 'ed25519')
    throw new Error('SEAPORT_RELEASE_KEY is neither an Ed25519 private key (PEM) nor a file with one')
  return key
}

/** @returns the public half as clients know it: 32 bytes in base64 */
export function publicKeyOf(key: KeyObject): string {
  return createPublicKey(key).export({ type: 'spki', format: 'der' }).subarray(DER_HEAD).toString('base64')
}

/** Signs a manifest; the same manifest and key give the same text and signature. */
export function signManifest(manifest: ReleaseManifest, key: KeyObject): SignedManifest {
  const text = JSON.stringify(manifest)
  return { manifest: text, signature: sign(null, Buffer.from(text), key).toString('base64') }
}

/** @returns a new pair: the private half as PEM, the public one as build/update-keys.json lists it */
export function newKeyPair(): { privatePem: string; publicKey: string } {
  const { privateKey } = generateKeyPairSync('ed25519')
  return {
    privatePem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: publicKeyOf(privateKey),
  }
}
