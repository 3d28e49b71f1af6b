// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface ErrorMessages {
  /** This account is already open */
  account_already_open: null
  /** This account is blocked */
  account_blocked: null
  /** This account already exists */
  account_exists: null
  /** This account is not assigned to this seat */
  account_not_assigned: null
  /** This account is not open */
  account_not_open: null
  /** This network cannot do this kind of task */
  capability_missing: null
  /** Somebody changed this meanwhile. Refresh and try again */
  conflict: null
  /** Something went wrong on our side. Please try again later */
  fault: null
  /** You are not allowed to do this */
  forbidden: null
  /** This request number was already used for something else */
  idempotency_mismatch: null
  /** Some fields are not right. Please check them */
  invalid_input: null
  /** No free port. Release one or contact your supervisor */
  no_free_port: null
  /** Not found, or already deleted */
  not_found: null
  /** Not logged in or login expired, please log in again */
  not_logged_in: null
  /** The ports have expired. Please renew them */
  ports_expired: null
  /** The ports are in use. Release them first */
  ports_in_use: null
  /** Not enough ports: {{free}} left to allocate */
  ports_over_allocated: { free: string | number }
  /** This device could not be verified. Please log in again */
  proof_invalid: null
  /** The start time must not be in the past */
  schedule_in_past: null
  /** This seat is disabled. Please contact your supervisor */
  seat_disabled: null
  /** This seat is in use on another device: {{device}} */
  seat_held: { device: string | number }
  /** This seat still has accounts or running tasks */
  seat_not_empty: null
  /** Another device has taken over this task */
  stale_fence: null
  /** The task's current state does not allow this */
  task_wrong_state: null
  /** The content is too large */
  too_large: null
  /** Too many attempts. Please wait a moment */
  too_many_requests: null
  /** This type of content is not supported */
  unsupported_media: null
  /** This user is disabled. Please contact support */
  user_disabled: null
  /** Wrong account or password */
  wrong_credentials: null
  /** The old password is wrong */
  wrong_old_password: null
}
