import { Secret, TOTP } from 'otpauth'

/** @returns the code that an authenticator app shows at a moment, in milliseconds */
export function totpAt(secret: string, timestamp: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
}
