import { argon2 as argon2Callback, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { lazily } from './lazily.ts'
import { passwordCost as cost } from './password-cost.ts'
import { concurrencyLimit } from './throttle/concurrency-limit.ts'

const argon2 = promisify(argon2Callback)

/**
 * Maximum concurrent hashes: one per core, leaving one of libuv's four threads for files and DNS, so that logins never block other requests. A login
 * that finds a hundred waiting is refused; they are about a second and a half of work for two cores.
 */
const inTurn = concurrencyLimit({ atOnce: Math.min(availableParallelism(), 3), waiting: 100 })

/**
 * @returns the argon2id hash of a password as a PHC string
 * @throws Refused: too_many_requests if too many wait to be hashed
 */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(composed(password)))
}

/** Some systems type or paste "ü" as "u" and its dots; NFC (RFC 8265) makes both one password. */
const composed = (password: string) => password.normalize('NFC')

async function hash(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await argon2('argon2id', { message: password, nonce, ...cost })
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(nonce)}$${unpadded(tag)}`
}

/**
 * Compares in constant time.
 * @throws Refused: too_many_requests if too many wait to be compared
 * @param stored null if the person does not exist: a hash is computed anyway, so that timing reveals nothing
 */
export async function passwordMatches(password: string, stored: string | null): Promise<boolean> {
  const { memory, passes, parallelism, nonce, tag } = parse(stored ?? (await dummyHash()))
  // As typed, too: a hash may be older than the rule above.
  for (const message of new Set([composed(password), password])) {
    const given = await inTurn(() =>
      argon2('argon2id', { message, nonce, memory, passes, parallelism, tagLength: tag.length }),
    )
    if (timingSafeEqual(given, tag)) return stored !== null
  }
  return false
}

const dummyHash = lazily(() => hash(randomBytes(16).toString('hex')))

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
