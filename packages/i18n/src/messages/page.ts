// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface PageMessages {
  /** Documents */
  documents: null
  /** To the start */
  home: null
  /** One seat, one device, clear ports */
  pointSeats: null
  /** Tasks live, with every wait and its reason */
  pointTasks: null
  /** Official interfaces only, people decide */
  pointTrust: null
  /** Every port of your team, in good order */
  slogan: null
}
