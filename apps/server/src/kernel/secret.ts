import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '../db/make-folder.ts'

/** @returns a new opaque token: 256 random bits, URL-safe */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** @returns the stored form of a token: its SHA-256 (a random token needs no slow hash) */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

/** The installation's secret: only keys derived from it are used, one per purpose. */
export interface Secret {
  /** @returns the 32-byte key of this purpose (HKDF-SHA-256) */
  key(purpose: string): Buffer
}

/**
 * Opens the installation's secret: the given one, else the one in the data directory, which is created at the first
 * start and readable only by its owner.
 */
export function loadSecret({ secret, dataDir }: { secret: string | null; dataDir: string }): Secret {
  const master = secret ?? secretFile(dataDir)
  return { key: (purpose) => Buffer.from(hkdfSync('sha256', master, '', `seaport:${purpose}`, 32)) }
}

function secretFile(dataDir: string): string {
  makeFolder(dataDir)
  const file = join(dataDir, 'secret')
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  writeFileSync(draft, newToken(), { mode: 0o600, flag: 'wx', flush: true })
  try {
    // Created atomically; the first of several servers wins.
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  const text = readFileSync(file, 'utf8').trim()
  if (text.length < 32) throw new Error(`Seaport cannot start: ${file} holds no secret`)
  return text
}

/** @returns a fingerprint that recognizes a secret without revealing it */
export function fingerprintOf(secret: Secret): string {
  return hash('sha256', secret.key('backup'))
}

const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts a text for the database: AES-256-GCM, bound to its context.
 * @param boundTo the context, such as a row's id: copied to another row it cannot be decrypted
 */
export function encrypt(key: Buffer, text: string, boundTo: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(boundTo))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** Decrypts the result of `encrypt`. @throws Error if key, context or bytes differ, in words for the log */
export function decrypt(key: Buffer, sealed: Buffer, boundTo: string): string {
  try {
    return opened(key, sealed, boundTo)
  } catch (cause) {
    throw new Error(
      'What is stored can’t be decrypted: it was with another secret. Is SEAPORT_SECRET the one from before, and the same on every server?',
      { cause },
    )
  }
}

function opened(key: Buffer, sealed: Buffer, boundTo: string): string {
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(boundTo))
    .setAuthTag(tag)
  return Buffer.concat([
    decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)),
    decipher.final(),
  ]).toString('utf8')
}
