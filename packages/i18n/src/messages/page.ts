// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface PageMessages {
  /** Documents */
  documents: null
  /** Back to the start page */
  home: null
  /** One seat, one device, clear ports */
  pointSeats: null
  /** Live tasks, with the reason for every wait */
  pointTasks: null
  /** Official interfaces only; people decide */
  pointTrust: null
  /** Every port of your team in good order */
  slogan: null
}
