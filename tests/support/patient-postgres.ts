import { sessionLimits, turnLimits } from '../../apps/server/src/db/session-limits.ts'
import { PATIENCE_MS } from './patience.ts'

/**
 * Raises the PostgreSQL timeouts of servers inside a test's process to the tests' own limit: on a busy machine locks are held longer than in production.
 * The object itself is changed, not mocked: test files of one worker share `postgres.ts`, which would keep the first file's mock.
 */
Object.assign(sessionLimits, {
  statement_timeout: PATIENCE_MS,
  lock_timeout: PATIENCE_MS,
  idle_in_transaction_session_timeout: PATIENCE_MS,
})
Object.assign(turnLimits, { wait: PATIENCE_MS })
