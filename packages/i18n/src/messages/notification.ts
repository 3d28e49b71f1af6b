// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface NotificationMessages {
  /** Restricted by the network, signed out, or marked by your team */
  'about.account_blocked': null
  /** An administrator changed your seats, accounts, tasks, ports or plan */
  'about.admin_act': null
  /** It doesn’t cover the next 30 days */
  'about.balance_low': null
  /** The operator answered what you sent */
  'about.feedback_answered': null
  /** Somebody sent feedback */
  'about.feedback_open': null
  /** With the error */
  'about.job_failing': null
  /** Ordered and waiting for the payment to be confirmed */
  'about.order_open': null
  /** The amount or the order doesn’t match */
  'about.payment_parked': null
  /** New tasks wait until one is free */
  'about.ports_full': null
  /** The last check failed */
  'about.proxy_failing': null
  /** The client has been closed for more than 15 minutes */
  'about.seat_silent': null
  /** With the reason */
  'about.task_failed': null
  /** Queued while the seat is offline or busy */
  'about.task_late': null
  /** From seven days before it ends, and when it has ended */
  'about.time_ending': null
  /** Within seven days */
  'about.user_ending': null
  /** Nothing answered for a whole day */
  'about.webhook_off': null
  /** Add */
  add: null
  /** New token */
  addToken: null
  /** Add webhook */
  addWebhook: null
  /** Address */
  address: null
  /** An HTTPS address on the public internet; redirects are not followed */
  addressHint: null
  /** Next attempt {{time}} */
  again: { time: string | number }
  /** Answered {{status}} */
  answered: { status: string | number }
  /** Delete the webhook to {{url}}? */
  askDelete: { url: string | number }
  /** Revoke {{name}}? */
  askRevoke: { name: string | number }
  /** Copy secret */
  copySecret: null
  /** Copy token */
  copyToken: null
  /** Create */
  createToken: null
  /** Delete */
  delete: null
  /** Its log and its secret are deleted with it; nothing more is sent. */
  deleteEffect: null
  /** Webhook to {{url}} deleted */
  deleted: { url: string | number }
  /** Edit */
  edit: null
  /** Edit webhook */
  editWebhook: null
  /** You are told of each issue once, and again only if it comes back. Immediate emails are at least 15 minutes apart. */
  emailLead: null
  /** Email to {{email}} */
  emailTo: { email: string | number }
  /** The address is not on the public internet */
  'error.address_refused': null
  /** The answer could not be read */
  'error.bad_answer': null
  /** The host name was not found */
  'error.name_not_found': null
  /** The webhook was switched off */
  'error.switched_off': null
  /** No answer within 15 seconds */
  'error.timed_out': null
  /** The certificate is not valid */
  'error.tls_failed': null
  /** The host could not be reached */
  'error.unreachable': null
  /** Expires {{time}} */
  expires: { time: string | number }
  /** Daily digest at */
  hour: null
  /** Blocked accounts */
  'kind.account_blocked': null
  /** Changes by administrators */
  'kind.admin_act': null
  /** Balance too low to renew */
  'kind.balance_low': null
  /** Answered feedback */
  'kind.feedback_answered': null
  /** Feedback to answer */
  'kind.feedback_open': null
  /** Late or failing jobs */
  'kind.job_failing': null
  /** Recharges to confirm */
  'kind.order_open': null
  /** Payments to decide on */
  'kind.payment_parked': null
  /** All ports taken */
  'kind.ports_full': null
  /** Failing proxies */
  'kind.proxy_failing': null
  /** Seats offline in working hours */
  'kind.seat_silent': null
  /** Failed tasks */
  'kind.task_failed': null
  /** Late tasks */
  'kind.task_late': null
  /** Port time running out */
  'kind.time_ending': null
  /** Users running out of port time */
  'kind.user_ending': null
  /** Webhooks switched off */
  'kind.webhook_off': null
  /** Events */
  kinds: null
  /** Language */
  language: null
  /** Last used {{time}} */
  lastUsed: { time: string | number }
  /** Choose what you are told about: by email, or through a program of your own. */
  lead: null
  /** Log */
  log: null
  /** Nothing sent yet */
  logEmpty: null
  /** Messages of the last thirty days appear here with their answers. */
  logEmptyText: null
  /** Deliveries to {{url}} */
  logOf: { url: string | number }
  /** This installation can’t send email yet, so nothing will arrive. You can save your choices; they take effect once an administrator has set up the mail server. */
  mailMissing: null
  /** Daily digest */
  'mode.daily': null
  /** Right away */
  'mode.now': null
  /** Off */
  'mode.off': null
  /** Never used */
  neverUsed: null
  /** No tokens yet */
  noTokens: null
  /** Create one for a program that exports data or creates tasks. */
  noTokensText: null
  /** No webhooks yet */
  noWebhooks: null
  /** Add an address to let a program of yours know as soon as something happens. */
  noWebhooksText: null
  /** Off */
  off: null
  /** On */
  on: null
  /** Revoke */
  revoke: null
  /** Programs that use it are locked out at once. */
  revokeEffect: null
  /** {{name}} is revoked */
  revoked: { name: string | number }
  /** Save */
  save: null
  /** Saved. It takes effect once the mail server is set up */
  savedLater: null
  /** No notification emails will be sent */
  savedNone: null
  /** {{count, number}} kinds of issues are now sent by email */
  savedSome: { count: number }
  /** Read social accounts */
  'scope.account:read': null
  /** Add and change social accounts */
  'scope.account:write': null
  /** Read proxies */
  'scope.proxy:read': null
  /** Add and change proxies */
  'scope.proxy:write': null
  /** Read the resource library */
  'scope.resource:read': null
  /** Change the library and opt-outs */
  'scope.resource:write': null
  /** Read scripts */
  'scope.script:read': null
  /** Write scripts */
  'scope.script:write': null
  /** Read seats */
  'scope.seat:read': null
  /** Enable seats and set their ports */
  'scope.seat:write': null
  /** Read statistics */
  'scope.stats:read': null
  /** Read tasks */
  'scope.task:read': null
  /** Create and change tasks */
  'scope.task:write': null
  /** Scopes */
  scopes: null
  /** Choose no more than the program needs. */
  scopesHint: null
  /** I have stored it */
  secretKept: null
  /** Store it now: it is shown only once. Use it to verify that each message comes from Seaport. */
  secretOnce: null
  /** Signing secret */
  secretTitle: null
  /** Email */
  'section.email': null
  /** API tokens */
  'section.tokens': null
  /** Webhooks */
  'section.webhooks': null
  /** Send again */
  sendAgain: null
  /** Send a test */
  sendTest: null
  /** Delivered */
  'state.delivered': null
  /** Failed */
  'state.failed': null
  /** On its way */
  'state.queued': null
  /** Switched off on {{time}} because nothing answered for a day */
  switchedOff: { time: string | number }
  /** Test */
  test: null
  /** The test is on its way; the log shows the answer */
  testSent: null
  /** Notifications */
  title: null
  /** Valid for */
  tokenDays: null
  /** days */
  tokenDaysUnit: null
  /** Let programs of yours call the API in your name. A token does what its scopes allow, and never touches money, passwords or tokens. */
  tokenLead: null
  /** Name */
  tokenName: null
  /** What it is for, such as “Daily export” */
  tokenNameHint: null
  /** It is shown only now. Store it where your program reads it. */
  tokenOnce: null
  /** Active */
  'tokenState.active': null
  /** Expired */
  'tokenState.expired': null
  /** Ended by a new password */
  'tokenState.password_changed': null
  /** Revoked */
  'tokenState.revoked': null
  /** Your new token */
  tokenTitle: null
  /** {{count, number}} attempts */
  tries: { count: number }
  /** Turn off */
  turnOff: null
  /** Turn on */
  turnOn: null
  /** Seaport posts a signed message to your HTTPS address whenever something new needs attention. Messages follow the Standard Webhooks specification, so its libraries can verify them. */
  webhookLead: null
  /** Time zone */
  zone: null
}
