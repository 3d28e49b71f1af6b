import type { Db } from '../../../db/schema.ts'
import type { Context } from '../../../kernel/http/context.ts'
import { resetAttempts } from '../../../kernel/throttle/throttle.ts'
import { addressesOf, hasLoggedInFrom } from './login-log.repository.ts'

type GuessedSecret = `user:${string}` | `factor:${string}`

/**
 * @param userId undefined = nobody has such a secret
 * @returns the subject that guesses at a user's secret are counted for. Guesses from an address where the user has logged in before are counted separately:
 * somebody who guesses from elsewhere can't lock the owner out.
 */
export async function subjectOfGuess(
  { db, origin }: Pick<Context<null>, 'db' | 'origin'>,
  secret: GuessedSecret,
  userId: string | undefined,
): Promise<GuessedSecret> {
  // Looked up in any case, so that the response time does not reveal known addresses.
  return (await hasLoggedInFrom(db, userId ?? '', origin.ip)) ? `${secret} ${origin.ip}` : secret
}

/** Clears the wrong guesses at a replaced password, from all addresses. */
export async function forgetGuesses(db: Db, { id, email }: { id: string; email: string }): Promise<void> {
  const addresses = await addressesOf(db, id)
  for (const from of ['', ...addresses.map((ip) => ` ${ip}`)]) await resetAttempts(db, `user:${email}${from}`)
}
