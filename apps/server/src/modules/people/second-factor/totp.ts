import { Secret as OtpSecret, TOTP } from 'otpauth'

/** What every authenticator app can do (RFC 6238): SHA-1, six digits, thirty seconds. */
const shape = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Steps before and after the current one that are valid too, because phones' clocks differ. */
const WINDOW = 1

/** @returns a new secret in base32: 160 random bits */
export function newTotpSecret(): string {
  return new OtpSecret({ size: 20 }).base32
}

/** @returns the address that authenticator apps read from a QR code. Apps split issuer and label at the first colon, and some refuse one within a name. */
export function totpUri(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  const name = issuer.replaceAll(/\s*:\s*/g, ' ')
  return new TOTP({ ...shape, secret: OtpSecret.fromBase32(secret), issuer: name, label }).toString()
}

/** @returns the time step of a code; null = not a current code of this secret */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  // The library compares bytes and throws where there are more of them than characters.
  if (!/^\d{6}$/.test(code)) return null
  const totp = new TOTP({ ...shape, secret: OtpSecret.fromBase32(secret) })
  const delta = totp.validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? null : TOTP.counter({ period: shape.period, timestamp: now }) + delta
}
