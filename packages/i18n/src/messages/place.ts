// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface PlaceMessages {
  /** Local network */
  local_network: null
}
