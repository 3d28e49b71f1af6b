import { createHash, randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { devicePrefixes } from '@seaport/contract/desk/seat-session'
import { Device, DeviceKey, type DeviceKind } from '@seaport/contract/desk/seat-session.schema'
import { cutUnits } from '@seaport/contract/kernel/graphemes'
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, SignJWT } from 'jose'
import { z } from 'zod'
import { type SecretStore, SecretsUnavailable } from '../secret-store.ts'

/** One request that the device signs. */
export interface ProvenRequest {
  method: string
  url: string
  /** The session's token; null only for the login. */
  token: string | null
}

/** Kind of this device, and its name. */
export interface DeviceLabel {
  readonly kind: DeviceKind
  readonly name: string
}

/** This device's identity at the server, and its proofs of possession. */
export interface DeviceIdentity {
  readonly device: Device
  /** Signs the proofs; it never leaves this machine. */
  readonly key: ProofKey
  /** @returns a DPoP proof (RFC 9449) for one request */
  createProof(request: ProvenRequest): Promise<string>
}

const SECRET = 'device'
const ProofKey = DeviceKey.extend({ d: z.string() })
export type ProofKey = z.infer<typeof ProofKey>
const StoredKey = z.object({ id: Device.shape.id, key: ProofKey })
type StoredKey = z.infer<typeof StoredKey>

/** Reads the device's key, or creates it on the first call. @throws SecretsUnavailable */
export async function openDeviceIdentity(
  secrets: SecretStore,
  label: DeviceLabel = { kind: 'desktop', name: hostname() },
  now: () => number = Date.now,
): Promise<DeviceIdentity> {
  const { id, key } = (await readKey(secrets)) ?? (await createKey(secrets))
  const { d: _private, ...publicKey } = key
  return {
    device: {
      id: devicePrefixes[label.kind] + id,
      name: cutUnits(label.name.trim(), 100) || label.kind,
      platform: platform(),
      public_key: publicKey,
    },
    key,
    createProof: await createProver(key, now),
  }
}

/**
 * @param now the server's time, with which proofs are dated
 * @returns a function that makes proofs with this key
 */
export async function createProver(
  key: ProofKey,
  now: () => number = Date.now,
): Promise<DeviceIdentity['createProof']> {
  const { d: _private, ...publicKey } = key
  const signer = await importJWK(key, 'ES256')
  return (request) => sign(request, publicKey, signer, now())
}

function sign(
  { method, url, token }: ProvenRequest,
  jwk: Device['public_key'],
  signer: CryptoKey | Uint8Array,
  now: number,
) {
  return new SignJWT({
    jti: randomUUID(),
    htm: method,
    htu: url,
    ...(token !== null && { ath: createHash('sha256').update(token).digest('base64url') }),
  })
    .setProtectedHeader({ typ: 'dpop+jwt', alg: 'ES256', jwk })
    .setIssuedAt(Math.floor(now / 1000))
    .sign(signer)
}

/** @returns whether this device is new because its key store lost the previous key */
export async function hasLostDeviceKey(secrets: SecretStore): Promise<boolean> {
  return (await secrets.names()).some((name) => name.startsWith(`${SECRET}.unread-`))
}

/** Delays in ms before a locked key store is tried again. */
const DECRYPT_PAUSES = [100, 400, 1000]
const PROBE = 'device-probe'

/**
 * Reads the device's key. If it can't be decrypted while the system's key store works, its key is lost: the data is kept under another name, and this
 * becomes a new device.
 * @throws SecretsUnavailable while the key store does not work: the stored data is not changed
 */
async function readKey(secrets: SecretStore): Promise<StoredKey | undefined> {
  for (const pause of [...DECRYPT_PAUSES, null]) {
    try {
      const text = await secrets.get(SECRET)
      return text === undefined ? undefined : StoredKey.parse(JSON.parse(text))
    } catch (error) {
      if (error instanceof SecretsUnavailable) throw error
      if (pause !== null) await sleep(pause)
    }
  }
  if (!(await worksNow(secrets))) throw new SecretsUnavailable()
  await secrets.setAside(SECRET)
  return undefined
}

/** @returns whether the key store decrypts what it just encrypted */
async function worksNow(secrets: SecretStore): Promise<boolean> {
  const probe = randomUUID()
  try {
    await secrets.set(PROBE, probe)
    const isKept = (await secrets.get(PROBE)) === probe
    await secrets.delete(PROBE)
    return isKept
  } catch {
    return false
  }
}

async function createKey(secrets: SecretStore): Promise<StoredKey> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const { kty, crv, x, y, d } = await exportJWK(privateKey)
  const stored = StoredKey.parse({ id: randomUUID(), key: { kty, crv, x, y, d } })
  await secrets.set(SECRET, JSON.stringify(stored))
  return stored
}

function platform(): Device['platform'] {
  const { platform } = process
  return platform === 'darwin' || platform === 'win32' ? platform : 'linux'
}
