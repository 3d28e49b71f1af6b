/**
 * Limits of a PostgreSQL session that serves requests, in milliseconds. `statement_timeout` ends a statement that runs away. `lock_timeout` ends one that waits for
 * a row or a table. `idle_in_transaction_session_timeout` ends the transaction of a server that was stopped or cut off, whose locks others wait for. In a file of
 * their own because integration tests, which may run on a busy machine, replace them (tests/support/patient-postgres.ts).
 */
export const sessionLimits = {
  statement_timeout: 20_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 10_000,
}

/** How long a call waits for its tenant's share of the connections, in milliseconds. */
export const turnLimits = { wait: 10_000 }
