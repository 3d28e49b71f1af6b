// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface AttentionMessages {
  /** {{count, number}} accounts are blocked */
  account_blocked: { count: number }
  /** account unassigned ({{why}}) */
  'act.account.unassign': { why: string | number }
  /** account unblocked ({{why}}) */
  'act.account.unblock': { why: string | number }
  /** seat disabled ({{why}}) */
  'act.seat.disable': { why: string | number }
  /** seat enabled ({{why}}) */
  'act.seat.enable': { why: string | number }
  /** ports released ({{why}}) */
  'act.seat.release': { why: string | number }
  /** task ended ({{why}}) */
  'act.task.end': { why: string | number }
  /** now {{plan}} */
  'act.user.set_plan': { plan: string | number }
  /** now {{count, number}} ports ({{why}}) */
  'act.user.set_ports': { count: number; why: string | number }
  /** An administrator made {{count, number}} changes */
  admin_act: { count: number }
  /** Your balance of {{balance}} doesn’t cover the next 30 days ({{price}}) */
  balance_low: { balance: string | number; price: string | number }
  /** {{count, number}} of your messages were answered */
  feedback_answered: { count: number }
  /** {{count, number}} messages to answer */
  feedback_open: { count: number }
  /** {{count, number}} background jobs are late or failing */
  job_failing: { count: number }
  /** The mail server isn’t set up: codes can’t be sent */
  mail_missing: null
  /** {{count, number}} recharges to confirm */
  order_open: { count: number }
  /** {{count, number}} payments to decide on */
  payment_parked: { count: number }
  /** Plan */
  plan: null
  /** Ports and time */
  ports_and_time: null
  /** All {{count, number}} ports are taken */
  ports_full: { count: number }
  /** {{count, number}} proxies are not working */
  proxy_failing: { count: number }
  /** Its seat is online but busy */
  seat_busy: null
  /** Its seat is offline */
  seat_offline: null
  /** {{count, number}} seats are offline in working hours */
  seat_silent: { count: number }
  /** {{count, number}} tasks failed */
  task_failed: { count: number }
  /** {{count, number}} tasks are late to start */
  task_late: { count: number }
  /** Port time has expired: work resumes once you renew */
  time_ended: null
  /** Port time ends in {{count, number}} days */
  time_ending: { count: number }
  /** {{count, number}} users are running out of port time */
  user_ending: { count: number }
  /** {{count, number}} webhooks were switched off because they stopped answering */
  webhook_off: { count: number }
}
