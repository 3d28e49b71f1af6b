/** Kind and server of an installed client. */
export interface Installation {
  readonly version: string
  /** Origin of the server, without a path. */
  readonly serverUrl: string
}
