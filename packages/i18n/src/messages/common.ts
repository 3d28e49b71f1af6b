// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface CommonMessages {
  /** Cancel */
  cancel: null
  /** Close */
  close: null
  /** Confirm */
  confirm: null
  /** Delete */
  delete: null
  /** Reset */
  reset: null
  /** Try again */
  retry: null
  /** Save */
  save: null
  /** Search */
  search: null
}
