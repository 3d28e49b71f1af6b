/**
 * Every refusal that the API gives, with its HTTP status and envelope code (design, section 3). The words for people are in
 * the i18n namespace `error`, one entry per reason.
 */
export const reasons = {
  // transport and session
  invalid_input: { status: 400, code: 400 },
  too_large: { status: 413, code: 400 },
  unsupported_media: { status: 415, code: 400 },
  not_logged_in: { status: 401, code: 5004 },
  forbidden: { status: 403, code: 403 },
  not_found: { status: 404, code: 404 },
  conflict: { status: 409, code: 409 },
  stale_fence: { status: 409, code: 409 },
  idempotency_mismatch: { status: 409, code: 409 },
  too_many_requests: { status: 429, code: 429 },
  stopping: { status: 503, code: 503 },
  fault: { status: 500, code: 500 },
  // people
  wrong_credentials: { status: 200, code: 400 },
  user_disabled: { status: 200, code: 400 },
  wrong_old_password: { status: 200, code: 400 },
  registration_closed: { status: 200, code: 400 },
  registration_cap_reached: { status: 200, code: 400 },
  email_taken: { status: 200, code: 400 },
  code_wrong: { status: 200, code: 400 },
  mail_not_configured: { status: 200, code: 400 },
  mail_password_needed: { status: 200, code: 400 },
  mail_failed: { status: 200, code: 400 },
  // seats and devices
  seat_disabled: { status: 200, code: 400 },
  seat_held: { status: 200, code: 400 },
  proof_invalid: { status: 200, code: 400 },
  seat_not_empty: { status: 200, code: 400 },
  // ports
  no_free_port: { status: 200, code: 400 },
  ports_expired: { status: 200, code: 400 },
  ports_over_allocated: { status: 200, code: 400 },
  ports_in_use: { status: 200, code: 400 },
  // accounts
  account_exists: { status: 200, code: 400 },
  account_not_assigned: { status: 200, code: 400 },
  account_blocked: { status: 200, code: 400 },
  account_already_open: { status: 200, code: 400 },
  account_not_open: { status: 200, code: 400 },
  // tasks
  capability_missing: { status: 200, code: 400 },
  task_wrong_state: { status: 200, code: 400 },
  schedule_in_past: { status: 200, code: 400 },
  no_targets: { status: 200, code: 400 },
  script_wrong_network: { status: 200, code: 400 },
  script_wrong_type: { status: 200, code: 400 },
  script_in_use: { status: 200, code: 400 },
  script_gone: { status: 200, code: 400 },
  // files and spreadsheets
  not_spreadsheet: { status: 200, code: 400 },
  spreadsheet_macros: { status: 200, code: 400 },
  spreadsheet_too_complex: { status: 200, code: 400 },
  spreadsheet_columns: { status: 200, code: 400 },
  spreadsheet_too_many_rows: { status: 200, code: 400 },
  spreadsheet_empty: { status: 200, code: 400 },
  file_type_refused: { status: 200, code: 400 },
  file_quota_reached: { status: 200, code: 400 },
  // groups and proxies
  group_exists: { status: 200, code: 400 },
  group_not_empty: { status: 200, code: 400 },
  same_group: { status: 200, code: 400 },
  proxy_exists: { status: 200, code: 400 },
  proxy_limit_reached: { status: 200, code: 400 },
  proxy_limit_below_allocated: { status: 200, code: 400 },
  proxy_in_use: { status: 200, code: 400 },
  proxies_in_use: { status: 200, code: 400 },
  proxy_busy: { status: 200, code: 400 },
  // money
  balance_too_low: { status: 200, code: 400 },
  payment_type_off: { status: 200, code: 400 },
  too_many_open_orders: { status: 200, code: 400 },
  no_free_cents: { status: 200, code: 400 },
  order_wrong_state: { status: 200, code: 400 },
  no_price_tier: { status: 200, code: 400 },
  no_price_list: { status: 200, code: 400 },
  price_changed: { status: 200, code: 400 },
  term_running: { status: 200, code: 400 },
  term_too_long: { status: 200, code: 400 },
  no_ports: { status: 200, code: 400 },
  refund_superseded: { status: 200, code: 400 },
  order_used_up: { status: 200, code: 400 },
  tier_backwards: { status: 200, code: 400 },
  tier_overlap: { status: 200, code: 400 },
  payment_settled: { status: 200, code: 400 },
  signature_invalid: { status: 403, code: 403 },
  callback_off: { status: 403, code: 403 },
  // administration
  beyond_own_keys: { status: 403, code: 403 },
  role_protected: { status: 200, code: 400 },
  role_in_use: { status: 200, code: 400 },
  role_wrong_kind: { status: 200, code: 400 },
  last_owner: { status: 200, code: 400 },
  own_account: { status: 200, code: 400 },
  ports_below_allocated: { status: 200, code: 400 },
  switch_admin_invalid: { status: 200, code: 400 },
  menu_not_empty: { status: 200, code: 400 },
  menu_misplaced: { status: 200, code: 400 },
  announcement_published: { status: 200, code: 400 },
  publish_in_past: { status: 200, code: 400 },
  version_exists: { status: 200, code: 400 },
} as const satisfies Record<string, { status: number; code: number }>

export type Reason = keyof typeof reasons

/** Envelope code of success. */
export const OK = 200
/** Envelope code of a missing or expired session: clients leave for the login after one second. */
export const SESSION_OVER = 5004
