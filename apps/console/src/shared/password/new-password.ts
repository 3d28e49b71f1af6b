/** Letters and digits that can't be confused when a password is read aloud. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 14
/** Bytes from here on are skipped, because they would favour the first letters. */
const FAIR = 256 - (256 % ALPHABET.length)

/** A random password: about 80 bits. */
export function newPassword(fill: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array = secureBytes): string {
  let password = ''
  while (password.length < LENGTH) {
    for (const byte of fill(new Uint8Array(LENGTH))) {
      if (byte < FAIR && password.length < LENGTH) password += ALPHABET[byte % ALPHABET.length]
    }
  }
  return password
}

const secureBytes = (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes)
