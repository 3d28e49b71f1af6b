// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface RowPanelMessages {
  /** Next row */
  next: null
  /** Details */
  parts: null
  /** Previous row */
  previous: null
}
