import { argon2 as argon2Callback, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const argon2 = promisify(argon2Callback)
/** OWASP's first recommendation for argon2id: 19 MiB, 2 passes, 1 lane (design, section 7). */
const cost = { memory: 19 * 1024, passes: 2, parallelism: 1, tagLength: 32 }

/** @returns the argon2id hash of a password as a PHC string */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await argon2('argon2id', { message: password, nonce, ...cost })
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(nonce)}$${unpadded(tag)}`
}

/**
 * Compares in constant time.
 * @param stored null when there is no such person: the work is done all the same, so that the time tells nothing
 */
export async function passwordMatches(password: string, stored: string | null): Promise<boolean> {
  const { memory, passes, parallelism, nonce, tag } = parse(stored ?? (await nobodysHash()))
  const given = await argon2('argon2id', {
    message: password,
    nonce,
    memory,
    passes,
    parallelism,
    tagLength: tag.length,
  })
  return timingSafeEqual(given, tag) && stored !== null
}

let nobody: Promise<string> | undefined
function nobodysHash(): Promise<string> {
  nobody ??= hashPassword(randomBytes(16).toString('hex'))
  return nobody
}

function parse(stored: string) {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(stored)
  if (!match) throw new Error('A stored password hash is malformed')
  const [, memory, passes, parallelism, nonce = '', tag = ''] = match
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(nonce, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
