import { createPublicKey, verify } from 'node:crypto'
import { ReleaseManifest, type ReleaseTarget } from '@seaport/contract/platform/release.schema'

/** The server's feed, which is untrusted until it is compared with the signed manifest. */
export interface Feed {
  version: string
  files: readonly { url: string; sha512: string; size?: number | undefined }[]
  manifest?: unknown
  signature?: unknown
}

/** The manifest is not the released one: an outdated mirror, a damaged file, or tampering. */
export class UpdateRefused extends Error {
  readonly code = 'ERR_SEAPORT_UPDATE_REFUSED'
}

/** The answer is not a feed but, for example, a captive portal's page. */
export class NoFeed extends Error {
  readonly code = 'ERR_SEAPORT_NO_FEED'
}

/** electron-updater's code for a feed that was answered 404; its message shows the answer's headers. */
export const NO_FEED_FILE = 'ERR_UPDATER_CHANNEL_FILE_NOT_FOUND'

/**
 * @returns the error of a check for updates: a 404 of the server itself means that there is none, while a gateway's says nothing. The server's
 * answers have request ids, and its refusals are JSON.
 */
export function feedFault(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || error.code !== NO_FEED_FILE) return error
  const isOwn = /"x-request-id"/i.test(error.message) && /application\/json/i.test(error.message)
  return isOwn ? error : new NoFeed('Something in front of the server answered 404', { cause: error })
}

/** Before the key itself in the DER form of an Ed25519 public key. */
const DER_HEAD = Buffer.from('302a300506032b6570032100', 'hex')

/**
 * Compares a feed with the manifest that it carries, and the manifest with its signature.
 * @param keys raw Ed25519 public keys in base64, of which one must have signed
 * @throws UpdateRefused; NoFeed where nothing was signed by anybody
 */
export function verifyFeed(feed: Feed, keys: readonly string[], target: ReleaseTarget): ReleaseManifest {
  const { manifest: text, signature } = feed
  if (typeof text !== 'string' || typeof signature !== 'string') throw new NoFeed('The feed is not signed')
  if (!keys.some((key) => isSignedBy(text, signature, key)))
    throw new UpdateRefused('Nobody whom this client trusts has signed the release')
  const manifest = ReleaseManifest.parse(JSON.parse(text))
  if (manifest.version !== feed.version) throw new UpdateRefused('The signature is that of another version')
  if (feed.files.length === 0) throw new UpdateRefused('The feed names no file')
  for (const { url, sha512, size } of feed.files) {
    const released = manifest.files.find((file) => url === `/downloads/${manifest.version}/${file.name}`)
    const same =
      released?.target === target &&
      released.uses.includes('update') &&
      released.size === size &&
      Buffer.from(released.sha512, 'hex').toString('base64') === sha512
    if (!same) throw new UpdateRefused(`${url} is not part of the release that was signed`)
  }
  return manifest
}

function isSignedBy(text: string, signature: string, key: string): boolean {
  const raw = Buffer.from(key, 'base64')
  if (raw.length !== 32) return false
  const publicKey = createPublicKey({ key: Buffer.concat([DER_HEAD, raw]), format: 'der', type: 'spki' })
  return verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64'))
}
