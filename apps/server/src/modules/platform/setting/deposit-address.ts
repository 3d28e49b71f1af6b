import { createHash } from 'node:crypto'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
/** First byte of Tron's addresses. */
const TRON = 0x41
const BYTES = 25
const CHECKSUM_BYTES = 4

/** Judges a deposit address by its form: nobody can pay to a mistyped one, and another takes effect a day later. */
export function isDepositAddress(address: string): boolean {
  if (/^0x/i.test(address)) return isEvm(address)
  return !/^T\w{29,36}$/.test(address) || isTron(address)
}

/** The case of the letters is a checksum, which an address in one case lacks: https://eips.ethereum.org/EIPS/eip-55 */
function isEvm(address: string): boolean {
  const [, digits = ''] = /^0x([0-9a-f]{40})$/i.exec(address) ?? []
  const plain = digits.toLowerCase()
  if (digits === plain || digits === digits.toUpperCase()) return digits !== ''
  const hash = bytesToHex(keccak_256(utf8ToBytes(plain)))
  const checked = [...plain].map((sign, at) =>
    Number.parseInt(hash[at] ?? '', 16) >= 8 ? sign.toUpperCase() : sign,
  )
  return digits === checked.join('')
}

/** Base58Check: the network's byte, 20 bytes, and the first four of their double SHA-256. */
function isTron(address: string): boolean {
  let number = 0n
  for (const sign of address) {
    const digit = BASE58.indexOf(sign)
    if (digit < 0) return false
    number = number * 58n + BigInt(digit)
  }
  const bytes = Buffer.from(number.toString(16).padStart(BYTES * 2, '0'), 'hex')
  const body = bytes.subarray(0, BYTES - CHECKSUM_BYTES)
  return (
    bytes.length === BYTES &&
    body[0] === TRON &&
    sha256(sha256(body)).subarray(0, CHECKSUM_BYTES).equals(bytes.subarray(-CHECKSUM_BYTES))
  )
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}
