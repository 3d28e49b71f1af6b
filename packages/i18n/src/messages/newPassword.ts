// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface NewPasswordMessages {
  /** Copy login details */
  copyBoth: null
  /** Generate another */
  generate: null
  /** Hand this on. The password will not be shown again. */
  handOn: null
  /** I have saved it */
  handedOn: null
  /** {{label}}: {{name}} Password: {{password}} */
  loginText: { label: string | number; name: string | number; password: string | number }
  /** Password */
  password: null
  /** At least 8 characters, or generate one. */
  passwordHint: null
}
