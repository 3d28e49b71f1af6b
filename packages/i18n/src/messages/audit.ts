// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface AuditMessages {
  /** — */
  absent: null
  /** {{actor}} as {{user}} */
  actingAs: { actor: string | number; user: string | number }
  /** Account unassigned */
  'action.account.unassign': null
  /** Account unblocked */
  'action.account.unblock': null
  /** Announcement added */
  'action.announcement.create': null
  /** Announcement deleted */
  'action.announcement.delete': null
  /** Announcement changed */
  'action.announcement.update': null
  /** API token created */
  'action.api_token.create': null
  /** API token revoked */
  'action.api_token.revoke': null
  /** Email settings tested */
  'action.email_config.test': null
  /** Email settings changed */
  'action.email_config.update': null
  /** Feedback answered */
  'action.feedback.answer': null
  /** Feedback closed or reopened */
  'action.feedback.close': null
  /** Menu entry added */
  'action.menu.create': null
  /** Menu entry deleted */
  'action.menu.delete': null
  /** Menu entry changed */
  'action.menu.update': null
  /** Network settings changed */
  'action.network_config.update': null
  /** Official channel added */
  'action.official_channel.create': null
  /** Official channel deleted */
  'action.official_channel.delete': null
  /** Official channel changed */
  'action.official_channel.update': null
  /** Bought for user */
  'action.order.buy_for': null
  /** Order closed */
  'action.order.close': null
  /** Order confirmed */
  'action.order.confirm': null
  /** Order failed */
  'action.order.fail': null
  /** Order refunded */
  'action.order.refund': null
  /** Passkey added */
  'action.passkey.add': null
  /** Passkey removed */
  'action.passkey.remove': null
  /** Password reset by email */
  'action.password.reset': null
  /** Payment credited */
  'action.payment.credit': null
  /** Payment dismissed */
  'action.payment.dismiss': null
  /** Price added */
  'action.price_tier.create': null
  /** Price deleted */
  'action.price_tier.delete': null
  /** Price changed */
  'action.price_tier.update': null
  /** Proxy checked */
  'action.proxy.check': null
  /** Recovery codes renewed */
  'action.recovery_codes.renew': null
  /** Registration changed */
  'action.registration_config.update': null
  /** Draft release discarded */
  'action.release.discard': null
  /** Release published */
  'action.release.publish': null
  /** Rolled back to an earlier release */
  'action.release.roll_back': null
  /** Rollout changed */
  'action.release.rollout': null
  /** Release withdrawn */
  'action.release.withdraw': null
  /** Release token created */
  'action.release_token.create': null
  /** Release token revoked */
  'action.release_token.revoke': null
  /** Role added */
  'action.role.create': null
  /** Role deleted */
  'action.role.delete': null
  /** Role changed */
  'action.role.update': null
  /** Public script added */
  'action.script.create': null
  /** Public script deleted */
  'action.script.delete': null
  /** Public script changed */
  'action.script.update': null
  /** Seat disabled */
  'action.seat.disable': null
  /** Seat enabled */
  'action.seat.enable': null
  /** Seat’s ports released */
  'action.seat.release': null
  /** Second factor turned off */
  'action.second_factor.disable': null
  /** Second factor turned on */
  'action.second_factor.enable': null
  /** Second factor reset */
  'action.second_factor.reset': null
  /** Settings changed */
  'action.setting.update': null
  /** Statistics rebuilt */
  'action.stats.rebuild': null
  /** System user added */
  'action.system_user.create': null
  /** System user deleted */
  'action.system_user.delete': null
  /** System user changed */
  'action.system_user.update': null
  /** Task ended */
  'action.task.end': null
  /** Translation settings tested */
  'action.translation_config.test': null
  /** Translation settings changed */
  'action.translation_config.update': null
  /** Acted as user */
  'action.user.act_as': null
  /** Balance adjusted */
  'action.user.adjust_balance': null
  /** User added */
  'action.user.create': null
  /** Logged in as user */
  'action.user.login_as': null
  /** User's password reset */
  'action.user.reset_password': null
  /** Plan changed */
  'action.user.set_plan': null
  /** Ports and time set */
  'action.user.set_ports': null
  /** Switched back */
  'action.user.switch_back': null
  /** User changed */
  'action.user.update': null
  /** Version added */
  'action.version.create': null
  /** Version deleted */
  'action.version.delete': null
  /** Version changed */
  'action.version.update': null
  /** Action */
  actionTitle: null
  /** Administrator */
  actor: null
  /** After */
  after: null
  /** Acting as */
  asUser: null
  /** Before */
  before: null
  /** Changed fields */
  changes: null
  /** What administrators change appears here. */
  emptyText: null
  /** Nothing recorded yet */
  emptyTitle: null
  /** Field */
  field: null
  /** IP address */
  ip: null
  /** Every change that administrators make. Entries are only ever added. */
  lead: null
  /** This act changed no fields. */
  noChanges: null
  /** Request ID */
  request: null
  /** Search administrator email */
  search: null
  /** Subject */
  subject: null
  /** Time */
  time: null
  /** Audit log */
  title: null
  /** User concerned */
  user: null
}
