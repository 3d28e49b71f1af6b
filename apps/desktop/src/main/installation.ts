/** What an installed client is, and which server it belongs to. */
export interface Installation {
  readonly version: string
  /** Origin of the server, without a path. */
  readonly serverUrl: string
}
