/**
 * Timeouts of a PostgreSQL session that serves requests, in milliseconds. `statement_timeout` ends a runaway statement. `lock_timeout` ends one that
 * waits for a row or a table. `idle_in_transaction_session_timeout` ends the transaction of a server that was stopped or cut off, whose locks others
 * wait for. In a separate file because integration tests, which may run on a busy machine, replace it (tests/support/patient-postgres.ts).
 */
export const sessionLimits = {
  statement_timeout: 20_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 10_000,
}

/** Timeout in milliseconds of a call that waits for its tenant's share of the connections. */
export const turnLimits = { wait: 10_000 }
