// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface RegionMessages {
  /** Country code */
  country: null
  /** A Singapore technology company */
  description: null
  /** Your IP address */
  ip: null
  /** Region notice */
  label: null
  /** Please obey the laws of the place you are in. */
  law: null
  /** If you think this is a mistake, contact support and quote the details below. */
  mistake: null
  /** The operator of this service */
  operator: null
  /** Support contact */
  support: null
  /** Your network address places you in mainland China, where this service is not available. */
  text: null
  /** Access from mainland China is restricted */
  title: null
}
