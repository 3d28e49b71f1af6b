/** Available in all runtimes, but missing from the types that they share. */
declare const URL: new (address: string) => { readonly hostname: string }

/** Letters of a mailbox (RFC 5321, and RFC 6531 for other scripts than ASCII), without quoted forms. */
const LOCAL = /^(?![.])(?!.*[.]{2})[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}(?<![.])$/u
/** A host as people write it; IDEOGRAPHIC FULL STOP and its like are dots (RFC 3490). */
const HOST = /^[\p{L}\p{M}\p{N}-]+(?:[.。．｡][\p{L}\p{M}\p{N}-]+)+$/u
const ASCII_HOST = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/
const LONGEST = 254
/** What is copied along with an address: blanks, and marks that nobody sees. */
const ENDS = /^[\s\p{Cf}]+|(?<![\s\p{Cf}])[\s\p{Cf}]+$/gu

/**
 * @returns an e-mail address as it is kept and compared: without blanks around it, in lower case and composed (NFC), the domain in ASCII (punycode). Undefined =
 * not an address.
 */
export function normaliseEmail(text: string): string | undefined {
  // Input methods of East Asian languages write ASCII in full width.
  const plain = text.replace(/[！-～]/g, (sign) => sign.normalize('NFKC'))
  const [local, host, ...more] = plain.replace(ENDS, '').split('@')
  if (local === undefined || host === undefined || more.length > 0) return undefined
  const mailbox = local.normalize('NFC').toLowerCase()
  const domain = asciiHost(host)
  if (domain === undefined || !LOCAL.test(mailbox)) return undefined
  const address = `${mailbox}@${domain}`
  return address.length <= LONGEST ? address : undefined
}

function asciiHost(host: string): string | undefined {
  if (!HOST.test(host)) return undefined
  try {
    const { hostname } = new URL(`http://${host}`)
    return ASCII_HOST.test(hostname) ? hostname : undefined
  } catch {
    return undefined
  }
}
