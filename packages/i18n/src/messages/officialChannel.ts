// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface OfficialChannelMessages {
  /** Actions */
  actions: null
  /** Add channel */
  add: null
  /** Add an official channel */
  addTitle: null
  /** Delete {{value}}? */
  askDelete: { value: string | number }
  /** Delete */
  delete: null
  /** Whoever looks it up will be told that it is not on your list. */
  deleteEffect: null
  /** {{value}} is off the list */
  deleted: { value: string | number }
  /** Edit */
  edit: null
  /** Change an official channel */
  editTitle: null
  /** Until you add your channels, the lookup can only say that there is nothing to check against. */
  emptyText: null
  /** The list is empty */
  emptyTitle: null
  /** Kind */
  kindLabel: null
  /** Used for */
  label: null
  /** Shown to whoever looks it up, such as “Website” or “Support for recharges”. */
  labelHint: null
  /** What the anti-scam lookup compares with. Anything that is not here counts as not yours. */
  lead: null
  /** Internal notes */
  notes: null
  /** Save */
  save: null
  /** {{value}} is on the list */
  saved: { value: string | number }
  /** Search address, use or notes */
  search: null
  /** Official channels */
  title: null
  /** Updated */
  updatedAt: null
  /** Address */
  value: null
  /** Such as support@example.com */
  'valueHint.email': null
  /** With its country code, such as +65 6123 4567 */
  'valueHint.phone': null
  /** Such as https://x.com/name */
  'valueHint.profile': null
  /** An @name or a t.me link */
  'valueHint.telegram': null
  /** The whole wallet address */
  'valueHint.wallet': null
  /** The domain alone is kept; its subdomains count as official too. */
  'valueHint.website': null
}
