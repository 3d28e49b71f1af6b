// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface CapabilityMessages {
  /** Automatic */
  'executor.api': null
  /** By hand */
  'executor.assisted': null
  /** Not possible */
  'executor.none': null
  /** The network's rules leave it to a person. */
  'reason.by_hand_only': null
  /** The other side must agree first. */
  'reason.consent_needed': null
  /** The network tells numbers, never who. */
  'reason.counts_only': null
  /** At most 30 hashtags a week. */
  'reason.hashtags_30_a_week': null
  /** The last 7 days only. */
  'reason.last_7_days': null
  /** Only where you were mentioned or quoted. */
  'reason.mention_needed': null
  /** The newest 100 people only. */
  'reason.newest_100_only': null
  /** The network's interface has no such thing. */
  'reason.no_such_thing': null
  /** The network allows it; this version does not do it yet. */
  'reason.not_in_this_version': null
  /** Your own pages or media only. */
  'reason.own_only': null
  /** The network took this away. */
  'reason.removed_by_network': null
  /** Within 24 hours of their message only. */
  'reason.reply_window_24h': null
  /** Runs by itself through the official interface. */
  'words.api': null
  /** The agent does it by hand in the account's window. */
  'words.assisted': null
  /** Cannot be done at present. */
  'words.none': null
}
