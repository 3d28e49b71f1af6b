/** An app that people can connect. Public: it has no secret, and must use PKCE. */
export interface OauthClient {
  id: string
  name: string
  /** Compared exactly. */
  redirectUris: string[]
}

/** The client when none is configured. */
export const DEMO_CLIENT: OauthClient = {
  id: 'demo-client',
  name: 'Demo client',
  redirectUris: [47821, 47822, 47823].map((port) => `http://127.0.0.1:${port}/callback`),
}
