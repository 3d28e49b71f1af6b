import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

/** What a browser answers, in its JSON form. */
type Answer = { id: string; type: 'public-key' } & Record<string, unknown>

/** A passkey in software, as a browser would hold it. */
export interface Authenticator {
  /** Makes the passkey for a challenge of the server. */
  create(challenge: string, origin: string): Answer
  /** Signs a challenge. */
  sign(challenge: string, origin: string): Answer
  /** Goes on counting from here, as another device that has the passkey does. */
  countFrom(next: number): void
}

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const BACKED_UP = 0x18
const ATTESTED = 0x40
const url64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

/**
 * @param verifies whether it asks for its owner's finger or PIN
 * @param synced whether its owner has it on several devices
 */
export function createAuthenticator({ verifies = true, synced = false } = {}): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(16)
  const id = url64(credentialId)
  let counter = 0

  const headOf = (origin: string, flags: number) => {
    const head = Buffer.alloc(5)
    head.writeUInt8(flags | USER_PRESENT | (verifies ? USER_VERIFIED : 0) | (synced ? BACKED_UP : 0))
    counter += 1
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(new URL(origin).hostname), head])
  }
  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const answer = (response: object): Answer => ({
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

  return {
    create(challenge, origin) {
      // COSE: EC2, ES256, P-256.
      const cose = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const data = Buffer.concat([
        headOf(origin, ATTESTED),
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        cose,
      ])
      // CBOR: { fmt: "none", attStmt: {}, authData }.
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ])
      return answer({
        clientDataJSON: url64(clientData('webauthn.create', challenge, origin)),
        attestationObject: url64(attestation),
        transports: ['internal'],
      })
    },
    sign(challenge, origin) {
      const client = clientData('webauthn.get', challenge, origin)
      const data = headOf(origin, 0)
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey)
      return answer({
        clientDataJSON: url64(client),
        authenticatorData: url64(data),
        signature: url64(signature),
      })
    },
    countFrom(next) {
      counter = next - 1
    },
  }
}
