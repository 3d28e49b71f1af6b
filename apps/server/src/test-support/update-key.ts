import { createPrivateKey, createPublicKey } from 'node:crypto'

/** What precedes the seed in the DER form of an Ed25519 private key. */
const DER_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')
/** The private key with which tests sign their releases. */
export const testReleaseKey = createPrivateKey({
  key: Buffer.concat([DER_HEAD, Buffer.alloc(32, 'test')]),
  format: 'der',
  type: 'pkcs8',
})
/** Its public half, as SEAPORT_UPDATE_KEYS names it; the same in every process. */
export const testUpdateKey = createPublicKey(testReleaseKey)
  .export({ type: 'spki', format: 'der' })
  .subarray(12)
  .toString('base64')

/** The private key as SEAPORT_RELEASE_KEY names it. */
export const testReleasePem = testReleaseKey.export({ type: 'pkcs8', format: 'pem' }).toString()
