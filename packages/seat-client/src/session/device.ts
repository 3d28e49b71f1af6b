import { createHash, randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { Device, DeviceKey } from '@seaport/contract/desk/seat-session'
import { exportJWK, generateKeyPair, importJWK, SignJWT } from 'jose'
import { z } from 'zod'
import type { SecretStore } from '../secret-store.ts'

/** This device towards the server: its public half, and proofs of the private one. */
export interface Identity {
  readonly device: Device
  /** A DPoP proof (RFC 9449) for one request. `token` is null only for the login. */
  prove(request: { method: string; url: string; token: string | null }): Promise<string>
}

const SECRET = 'device'
const Kept = z.object({ id: Device.shape.id, key: DeviceKey.extend({ d: z.string() }) })
type Kept = z.infer<typeof Kept>

/** The device's identity, made at the first call ever and kept encrypted. @throws SecretsUnavailable */
export async function openIdentity(secrets: SecretStore): Promise<Identity> {
  const { id, key } = (await read(secrets)) ?? (await make(secrets))
  const { d: _private, ...publicKey } = key
  const signer = await importJWK(key, 'ES256')
  return {
    device: {
      id,
      name: hostname().trim().slice(0, 100) || 'desktop',
      platform: platform(),
      public_key: publicKey,
    },
    prove: ({ method, url, token }) =>
      new SignJWT({
        jti: randomUUID(),
        htm: method,
        htu: url,
        ...(token !== null && { ath: createHash('sha256').update(token).digest('base64url') }),
      })
        .setProtectedHeader({ typ: 'dpop+jwt', alg: 'ES256', jwk: publicKey })
        .setIssuedAt()
        .sign(signer),
  }
}

/** A key that can't be read any more (the system's key store was reset) is gone: the device is a new one then. */
async function read(secrets: SecretStore): Promise<Kept | undefined> {
  try {
    const text = await secrets.get(SECRET)
    return text === undefined ? undefined : Kept.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

async function make(secrets: SecretStore): Promise<Kept> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const { kty, crv, x, y, d } = await exportJWK(privateKey)
  const kept = Kept.parse({ id: randomUUID(), key: { kty, crv, x, y, d } })
  await secrets.set(SECRET, JSON.stringify(kept))
  return kept
}

function platform(): Device['platform'] {
  const { platform } = process
  return platform === 'darwin' || platform === 'win32' ? platform : 'linux'
}
