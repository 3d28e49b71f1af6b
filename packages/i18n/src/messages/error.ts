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
  /** This account is not blocked */
  account_not_blocked: null
  /** This account is not open */
  account_not_open: null
  /** You already have open orders of this amount. Pay them, wait until they close, or choose another amount */
  amount_already_open: null
  /** The announcement is published; its time can no longer be changed */
  announcement_published: null
  /** You can have {{most, number}} active tokens. Revoke one first */
  api_token_limit: { most: number }
  /** Enter the app secret again: it would be sent to another address */
  app_secret_needed: null
  /** The balance is too low: {{balance}} US dollars */
  balance_too_low: { balance: string | number }
  /** Several accounts can share the library only if people reached before are left out */
  batch_needs_deduplication: null
  /** Fewer entries than accounts: every account needs at least one */
  batch_too_many_accounts: null
  /** You cannot give or manage permissions that you do not hold yourself */
  beyond_own_keys: null
  /** The server is busy and saved nothing. Please try again in {{seconds}} s */
  busy: { seconds: string | number }
  /** Payment callbacks are not set up */
  callback_off: null
  /** This network cannot do this kind of task, or not in this way */
  capability_missing: null
  /** This channel is already on the list */
  channel_exists: null
  /** This is not a valid address of this kind */
  channel_invalid: null
  /** The list holds at most {{most, number}} channels */
  channel_limit: { most: number }
  /** The code is wrong or has expired */
  code_wrong: null
  /** Somebody else has changed this. Refresh and try again */
  conflict: null
  /** This email address is already registered. Please log in */
  email_taken: null
  /** Something went wrong on our side. Please try again later */
  fault: null
  /** {{most, number}} of your messages are still waiting for an answer. Please wait for it before you send more */
  feedback_limit: { most: number }
  /** The storage for files is full */
  file_quota_reached: null
  /** The file's content is not of a supported type */
  file_type_refused: null
  /** You are not allowed to do this */
  forbidden: null
  /** A group with this name already exists */
  group_exists: null
  /** The group is not empty. Move what is in it first */
  group_not_empty: null
  /** This request number was already used for something else */
  idempotency_mismatch: null
  /** Some fields are not right. Please check them */
  invalid_input: null
  /** There must be at least one owner */
  last_owner: null
  /** An HTTP proxy’s username can’t contain a colon */
  login_colon: null
  /** SOCKS5 takes a username and a password together, or neither */
  login_incomplete: null
  /** The email could not be sent: {{trouble}} */
  mail_failed: { trouble: string | number }
  /** Email of this type is not configured yet */
  mail_not_configured: null
  /** Enter the email password again when the server or the user changes */
  mail_password_needed: null
  /** A menu entry cannot be placed there */
  menu_misplaced: null
  /** Move the entries below this one first */
  menu_not_empty: null
  /** {{network}} does not answer at present. Please try again */
  network_not_answering: { network: string | number }
  /** {{network}} is not set up on this system. An administrator sets it up under Configuration, Networks */
  network_not_set_up: { network: string | number }
  /** {{network}} does not accept the app settings of this system. An administrator has to check client ID and app secret */
  network_refuses_app: { network: string | number }
  /** Too many open orders of this amount. Choose another amount or try again later */
  no_free_cents: null
  /** No free port. Release one or contact your supervisor */
  no_free_port: null
  /** You have no ports yet. Buy ports first */
  no_ports: null
  /** There is no price list yet, so ports and time can't be bought. Please contact support */
  no_price_list: null
  /** There is no price for {{quantity}} ports over {{days}} days. Please contact support */
  no_price_tier: { quantity: string | number; days: string | number }
  /** There is nobody to reach: the list is empty, or everybody on it has opted out or was reached before */
  no_targets: null
  /** Not the link or number of a group on this network */
  not_a_group: null
  /** Not the link or number of a post on this network */
  not_a_post: null
  /** Not the link, name or number of a profile on this network */
  not_a_profile: null
  /** Not found, or already deleted */
  not_found: null
  /** Not logged in or login expired, please log in again */
  not_logged_in: null
  /** Please upload a valid xlsx file */
  not_spreadsheet: null
  /** The time bought with this order is used up; there is nothing to refund */
  order_used_up: null
  /** The order's current state does not allow this */
  order_wrong_state: null
  /** You cannot do this to your own account */
  own_account: null
  /** You cannot adjust your own balance */
  own_wallet: null
  /** This passkey was not accepted. Please try again */
  passkey_refused: null
  /** This password is one of the most common ones. Choose another */
  password_common: null
  /** The password must not be made of a name, email address or company. Choose another */
  password_personal: null
  /** This payment has already been processed */
  payment_settled: null
  /** Alipay is under maintenance. Please contact support */
  payment_type_off: null
  /** The seats have been given {{allocated}} ports; there cannot be fewer */
  ports_below_allocated: { allocated: string | number }
  /** The ports have expired. Please renew them */
  ports_expired: null
  /** The ports are in use. Release them first */
  ports_in_use: null
  /** Not enough ports: {{free}} left to allocate */
  ports_over_allocated: { free: string | number }
  /** The price has changed to {{price}} US dollars. Please check it and order again */
  price_changed: { price: string | number }
  /** This device could not be verified. Please log in again */
  proof_invalid: null
  /** Some of these proxies are bound to accounts: {{proxies}}. Unbind them first */
  proxies_in_use: { proxies: string | number }
  /** The proxy's address is private or reserved, which is not allowed */
  proxy_address_refused: null
  /** The check address returned something that is not an IP address */
  proxy_bad_answer: null
  /** The account's proxy has as many open accounts as it allows at once */
  proxy_busy: null
  /** This proxy already exists */
  proxy_exists: null
  /** The proxy is bound to accounts: {{accounts}}. Unbind them first */
  proxy_in_use: { accounts: string | number }
  /** The limit must not be below the {{allocated}} that are allocated */
  proxy_limit_below_allocated: { allocated: string | number }
  /** The proxy's allocation limit does not allow this: {{free}} left */
  proxy_limit_reached: { free: string | number }
  /** The proxy refused the username or password */
  proxy_login_refused: null
  /** The proxy's host name was not found */
  proxy_name_not_found: null
  /** The proxy did not answer in time */
  proxy_timed_out: null
  /** A secure connection through the proxy failed */
  proxy_tls_failed: null
  /** The proxy refused to connect to the check address */
  proxy_tunnel_refused: null
  /** The proxy could not be reached */
  proxy_unreachable: null
  /** The time of publication must not be in the past */
  publish_in_past: null
  /** The ports or their term have changed since this purchase. Refund later purchases first */
  refund_superseded: null
  /** Too many accounts were registered from this network today. Please try again tomorrow */
  registration_cap_reached: null
  /** Registration is closed at the moment. Please contact support */
  registration_closed: null
  /** Drafts of releases are limited to {{drafts}} and to {{gigabytes}} GiB. Finish or discard one first */
  release_drafts_full: { drafts: string | number; gigabytes: string | number }
  /** {{name}} does not match its checksum in the manifest. Upload it again */
  release_file_damaged: { name: string | number }
  /** {{name}} is not a file of the kind that its name says. Build it again */
  release_file_kind_wrong: { name: string | number }
  /** Version {{version}} is being released with other files. Finish or discard that release first */
  release_in_progress: { version: string | number }
  /** The release is not complete. Missing: {{files}} */
  release_incomplete: { files: string | number }
  /** This server has no update key, so it publishes nothing. Set SEAPORT_UPDATE_KEYS to the public key of the release */
  release_keys_missing: null
  /** The release manifest is wrong: {{what}} */
  release_manifest_wrong: { what: string | number }
  /** This part does not belong to the file, or has the wrong size */
  release_part_wrong: null
  /** Version {{version}} was already released with other files. Use a new version number */
  release_published: { version: string | number }
  /** The release is not signed with an update key of this server (SEAPORT_UPDATE_KEYS) */
  release_signature_wrong: null
  /** The release token is wrong, expired, revoked, or not allowed to do this */
  release_token_wrong: null
  /** The account is deleted or has no seat */
  repeat_account_gone: null
  /** The last day is over, so the task would never repeat */
  repeat_over: null
  /** An administrator’s password cannot be reset by email alone. Please contact an owner */
  reset_needs_owner: null
  /** {{users}} users still have this role */
  role_in_use: { users: string | number }
  /** This role belongs to the system and cannot be changed like this */
  role_protected: null
  /** This role is not for this kind of user */
  role_wrong_kind: null
  /** “{{text}}” isn’t a two-letter country code */
  row_country: { text: string | number }
  /** A cell contains an error value */
  row_error_value: null
  /** {{column}}: {{trouble}} */
  row_field: { column: string | number; trouble: string | number }
  /** Cells must not contain formulas */
  row_formula: null
  /** There is no proxy “{{text}}”. Use host:port of one that was added */
  row_proxy: { text: string | number }
  /** You may not bind accounts to proxies (“{{text}}”) */
  row_proxy_forbidden: { text: string | number }
  /** The proxy “{{text}}” takes no more accounts */
  row_proxy_full: { text: string | number }
  /** Several proxies are at “{{text}}”. Put the protocol before it */
  row_proxy_unclear: { text: string | number }
  /** This line could not be read. Use host:port:user:password */
  row_proxy_unreadable: null
  /** Repeats an earlier entry of this list */
  row_repeated: null
  /** There is no seat “{{text}}” */
  row_seat: { text: string | number }
  /** Several seats are called “{{text}}”. Use the seat code */
  row_seat_unclear: { text: string | number }
  /** “{{text}}” is neither an email address nor a phone number */
  row_sign_in_name: { text: string | number }
  /** “{{text}}” isn’t a time zone */
  row_time_zone: { text: string | number }
  /** “{{text}}” isn’t an account type */
  row_type: { text: string | number }
  /** Cannot move to the same group */
  same_group: null
  /** The start time must not be in the past */
  schedule_in_past: null
  /** This token lacks the scope {{scope}} */
  scope_missing: { scope: string | number }
  /** The script of this task was deleted. Create a new task with another script */
  script_gone: null
  /** Task #{{number}} “{{name}}” still uses this script. End the task first, or wait until it is over */
  script_in_use: { number: string | number; name: string | number }
  /** This script is written for another network than the account's */
  script_wrong_network: null
  /** On this network, this kind of task cannot use a script of this type */
  script_wrong_type: null
  /** This seat is disabled. Please contact your supervisor */
  seat_disabled: null
  /** This seat is in use on another device: {{device}} */
  seat_held: { device: string | number }
  /** This seat still has accounts or running tasks */
  seat_not_empty: null
  /** No second factor has been set up */
  second_factor_absent: null
  /** A second factor is needed: enter a code from the authenticator app, or a recovery code */
  second_factor_needed: null
  /** At least one second factor is required */
  second_factor_required: null
  /** The code is wrong, has expired or was used already */
  second_factor_wrong: null
  /** The sign-in has expired. Start it again */
  sign_in_expired: null
  /** Enter an email address or a phone number */
  sign_in_name: null
  /** The signature is not valid */
  signature_invalid: null
  /** Columns missing in the first row: {{columns}} */
  spreadsheet_columns: { columns: string | number }
  /** The spreadsheet has no rows */
  spreadsheet_empty: null
  /** Spreadsheets with macros are not accepted */
  spreadsheet_macros: null
  /** The spreadsheet is too complex. Save it as a plain xlsx and try again */
  spreadsheet_too_complex: null
  /** No more than {{max}} rows are allowed */
  spreadsheet_too_many_rows: { max: string | number }
  /** Another device has taken over this task */
  stale_fence: null
  /** Confirm first that it is you */
  step_up_needed: null
  /** The server is being restarted. Please try again in a moment */
  stopping: null
  /** Not saved: the server’s disk is full. Ask an administrator to free some space, then try again */
  storage_full: null
  /** You cannot switch back to admin. Please log in again */
  switch_admin_invalid: null
  /** The task's current state does not allow this */
  task_wrong_state: null
  /** The term must not end more than {{days}} days from now */
  term_too_long: { days: string | number }
  /** The maximum must not be below the minimum */
  tier_backwards: null
  /** This overlaps with the tier for {{quantity}} ports over {{days}} days */
  tier_overlap: { quantity: string | number; days: string | number }
  /** The content is too large */
  too_large: null
  /** You already have {{limit}} open orders. Pay them or wait until they close */
  too_many_open_orders: { limit: string | number }
  /** Too many attempts. Please try again in {{seconds}} s */
  too_many_requests: { seconds: string | number }
  /** Not translated: {{trouble}} */
  translation_failed: { trouble: string | number }
  /** This takes {{words}} words, and {{left}} of your plan’s {{allowance}} are left this month. A larger plan has more */
  translation_limit: { words: string | number; left: string | number; allowance: string | number }
  /** Translation is not set up */
  translation_off: null
  /** This can’t be taken back any more */
  undo_too_late: null
  /** This type of content is not supported */
  unsupported_media: null
  /** This user is disabled. Please contact support */
  user_disabled: null
  /** This version already exists in this language */
  version_exists: null
  /** There is no such file in the download centre yet: {{path}} */
  version_file_missing: { path: string | number }
  /** This address is not on the public internet */
  webhook_address_refused: null
  /** You can have up to {{count}} webhooks */
  webhook_limit: { count: number }
  /** Wrong account or password */
  wrong_credentials: null
  /** The current password is wrong */
  wrong_old_password: null
}
