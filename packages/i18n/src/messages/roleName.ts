// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface RoleNameMessages {
  /** Administrator */
  admin: null
  /** Owner */
  owner: null
  /** Supervisor */
  user: null
}
