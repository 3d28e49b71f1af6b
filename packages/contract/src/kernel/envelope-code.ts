/** Envelope code of success. */
export const OK = 200

/** Envelope code of a missing or expired session: clients go to the login after one second. */
export const SESSION_EXPIRED_CODE = 5004
