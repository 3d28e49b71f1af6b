// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface NetworkMessages {
  /** Facebook */
  facebook: null
  /** Facebook (sandbox) */
  facebook_sandbox: null
  /** Instagram */
  instagram: null
  /** Instagram (sandbox) */
  instagram_sandbox: null
  /** X */
  x: null
  /** X (sandbox) */
  x_sandbox: null
}
