import type { LoginLogTable } from '../../../db/schema/user.ts'
import type { Db, Trx } from '../../../db/schema.ts'
import type { Origin } from '../../../kernel/http/context.ts'
import { newId } from '../../../kernel/id.ts'
import { countryOf } from './geo.ts'
import { insertLogin } from './login-log.repository.ts'
import { readUserAgent } from './user-agent.ts'

export { countryOf, placeOf } from './geo.ts'
export { forgetGuesses, subjectOfGuess } from './guesses.ts'
export { readUserAgent } from './user-agent.ts'

/** An attempt to log in, of a user or of a seat's device. */
export interface LoginAttempt {
  tenantId: string
  userId?: string
  seatId?: string
  at: number
  origin: Origin
  outcome: LoginLogTable['outcome']
  /** What is shown beside the outcome: names of devices. */
  detail?: string
}

/** Logs a login attempt: successes, refusals and takeovers. */
export async function logLogin(db: Db | Trx, attempt: LoginAttempt): Promise<void> {
  const { tenantId, userId = null, seatId = null, at, origin, outcome, detail = '' } = attempt
  const { system, kernel } = readUserAgent(origin.userAgent)
  await insertLogin(db, {
    id: newId(),
    tenant_id: tenantId,
    user_id: userId,
    seat_id: seatId,
    at,
    ip: origin.ip,
    country: await countryOf(origin.ip),
    outcome,
    detail,
    system_type: system,
    browser_language: origin.language.split(/[,;]/, 1)[0]?.trim() ?? '',
    kernel,
  })
}
