// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface CapabilityMessages {
  /** Official API */
  'executor.api': null
  /** By hand */
  'executor.assisted': null
  /** Not supported */
  'executor.none': null
  /** The network's rules require a person to do it. */
  'reason.by_hand_only': null
  /** The network has no groups: keep members of its group chats and channels. */
  'reason.chat_members': null
  /** The other person must agree first. */
  'reason.consent_needed': null
  /** The network gives counts only, not names. */
  'reason.counts_only': null
  /** This installation uses Instagram's own login, which can't read other people's accounts: done by hand, or set Facebook login up. */
  'reason.facebook_login_only': null
  /** At most 30 hashtags a week. */
  'reason.hashtags_30_a_week': null
  /** The last 7 days only. */
  'reason.last_7_days': null
  /** Only where you were mentioned or quoted. */
  'reason.mention_needed': null
  /** The network has no friends list: keep people who follow each other. */
  'reason.mutual_followers': null
  /** This system is not set up for the network. */
  'reason.network_not_set_up': null
  /** The newest 100 people only. */
  'reason.newest_100_only': null
  /** The network's API has no such feature. */
  'reason.no_such_thing': null
  /** The network allows it, but this version does not support it yet. */
  'reason.not_in_this_version': null
  /** Your own pages or media only. */
  'reason.own_only': null
  /** The network has removed this feature. */
  'reason.removed_by_network': null
  /** Within 24 hours of their message only. */
  'reason.reply_window_24h': null
  /** Keep people whose reposts and shares the network shows you. */
  'reason.visible_shares': null
  /** Runs automatically through the official API. */
  'words.api': null
  /** The agent does it by hand in the account's window. */
  'words.assisted': null
  /** Cannot be done at present. */
  'words.none': null
}
