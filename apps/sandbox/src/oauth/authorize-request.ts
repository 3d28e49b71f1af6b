import type { OauthClient } from './clients.ts'
import { SCOPES } from './scopes.ts'
import type { OauthStore } from './store.ts'

/** A valid authorisation request, which is shown to a person. */
export interface AuthorizeRequest {
  client: OauthClient
  redirectUri: string
  scopes: string[]
  state: string
  challenge: string
}

/** Result of checking the parameters: valid, an error for our own page, or an error for the client. */
export type Checked =
  | { outcome: 'fine'; request: AuthorizeRequest }
  | { outcome: 'page'; reason: string }
  | { outcome: 'redirect'; location: string }

/** The client's address with additional parameters. */
export function redirectWith(uri: string, params: Record<string, string>): string {
  const url = new URL(uri)
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value)
  return url.href
}

/**
 * Checks the parameters as RFC 6749 (section 4.1.2.1) wants it: an unknown client or address is never redirected to;
 * everything else goes back to the client. PKCE with S256 is a must.
 */
export function checkAuthorize(oauth: OauthStore, query: Record<string, string>): Checked {
  const { client_id: clientId = '', redirect_uri: redirectUri = '', state = '', scope = '' } = query
  const client = oauth.clients.get(clientId)
  if (!client) return { outcome: 'page', reason: 'The app that sent you here is not known.' }
  if (!client.redirectUris.includes(redirectUri)) {
    return { outcome: 'page', reason: 'The app wants to return to an address that is not registered for it.' }
  }
  const back = (error: string, description: string): Checked => ({
    outcome: 'redirect',
    location: redirectWith(redirectUri, { error, error_description: description, ...(state && { state }) }),
  })
  if (query.response_type !== 'code')
    return back('unsupported_response_type', 'Only the response type [code] is supported.')
  if (!state) return back('invalid_request', 'Missing required parameter [state].')
  if (!/^[A-Za-z0-9_-]{43}$/.test(query.code_challenge ?? '')) {
    return back('invalid_request', 'Missing or malformed parameter [code_challenge].')
  }
  if (query.code_challenge_method !== 'S256')
    return back('invalid_request', 'Only the challenge method [S256] is supported.')
  const scopes = [...new Set(scope.split(/\s+/).filter(Boolean))]
  const unknown = scopes.find((one) => !Object.hasOwn(SCOPES, one))
  if (scopes.length === 0 || unknown)
    return back(
      'invalid_scope',
      unknown ? `The scope [${unknown}] is not known.` : 'Missing required parameter [scope].',
    )
  return {
    outcome: 'fine',
    request: { client, redirectUri, scopes, state, challenge: query.code_challenge ?? '' },
  }
}
