import { createHmac, randomInt } from 'node:crypto'
import type { Secret } from '../../../kernel/secret.ts'

const COUNT = 10
/** Letters and digits that can't be confused; twelve of them are about 59 bits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 3
const GROUP_LENGTH = 4

/** @returns new recovery codes, as they are shown once */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () =>
    Array.from({ length: GROUPS }, () =>
      Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
    ).join('-'),
  )
}

/** @returns the stored value of a recovery code, independent of case, spaces and hyphens */
export function hashRecoveryCode(secret: Secret, userId: string, code: string): Buffer {
  const plain = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return createHmac('sha256', secret.key('recovery-code')).update(`${userId} ${plain}`).digest()
}
