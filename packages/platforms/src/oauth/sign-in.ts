import type { XSettings } from '@seaport/contract/kernel/network-settings.schema'
import type { Clock } from '@seaport/runner/clock'
import * as oauth from 'oauth4webapi'
import { readLimited } from '../body.ts'
import { NetworkError, noResponseError, retryLater } from '../outcome.ts'
import { outcomeOfGrant } from './outcomes.ts'
import { isPlainHttpAllowed } from './plain-http.ts'

/** An account's sign-in. `expires_at` in ms since the epoch, null = unknown. */
export interface Tokens {
  access_token: string
  refresh_token: string | null
  expires_at: number | null
  /** Granted scopes, which may be fewer than requested. */
  scopes: string[]
}

/** A sign-in in progress; `verifier` and `state` stay in memory on this machine. */
export interface Authorization {
  /** Address to open in the account's own window. */
  url: string
  state: string
  verifier: string
  redirect_uri: string
  scopes: readonly string[]
}

/** Scopes for collections; `offline.access` brings the refresh token. */
export const X_SCOPES = ['tweet.read', 'users.read', 'follows.read', 'like.read', 'offline.access'] as const
/** Additional scopes for publishing and for sending messages through the API. */
export const X_WRITE_SCOPES = ['tweet.write', 'media.write', 'dm.read', 'dm.write'] as const

const TIMEOUT_MS = 15_000
/** Maximum size of an answer; tokens take some hundred bytes. */
const MAX_ANSWER_BYTES = 64 * 1024

/**
 * Starts a sign-in by authorization code with PKCE (S256), as a public client.
 * @param port where the answer is awaited (`receiveCallback`): the redirect address must match a registered one exactly
 */
export async function createAuthorization(
  address: XSettings,
  port: number,
  scopes: readonly string[] = [...X_SCOPES, ...X_WRITE_SCOPES],
): Promise<Authorization> {
  const verifier = oauth.generateRandomCodeVerifier()
  const state = oauth.generateRandomState()
  const redirect_uri = `http://127.0.0.1:${port}/callback`
  const url = new URL(address.authorize_url)
  const query = {
    response_type: 'code',
    client_id: address.client_id,
    redirect_uri,
    scope: scopes.join(' '),
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return { url: url.href, state, verifier, redirect_uri, scopes }
}

/**
 * Exchanges the code for tokens; the code expires within seconds.
 * @param through the transport of the request, such as the account's proxy
 * @throws {NetworkError} sign_in_again if the network refuses the code, misconfigured if it refuses the app, retry if it could not be reached
 */
export async function exchange(
  address: XSettings,
  authorization: Authorization,
  code: string,
  clock: Clock,
  through: typeof fetch = fetch,
): Promise<Tokens> {
  const { server, client, options } = setUp(address, through)
  const tokens = await asTokens(clock, async () => {
    const callback = oauth.validateAuthResponse(
      server,
      client,
      new URLSearchParams({ code, state: authorization.state }),
      authorization.state,
    )
    const response = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      oauth.None(),
      callback,
      authorization.redirect_uri,
      authorization.verifier,
      options,
    )
    return oauth.processAuthorizationCodeResponse(server, client, response)
  })
  // An omitted scope means that everything requested was granted (RFC 6749, section 5.1).
  return tokens.scopes.length > 0 ? tokens : { ...tokens, scopes: [...authorization.scopes] }
}

/**
 * Trades a single-use refresh token for new tokens.
 * @param through as for `exchange`
 * @throws {NetworkError} sign_in_again if the token is no longer accepted; every other outcome leaves the sign-in valid
 */
export async function refresh(
  address: XSettings,
  refreshToken: string,
  clock: Clock,
  through: typeof fetch = fetch,
): Promise<Tokens> {
  const { server, client, options } = setUp(address, through)
  return asTokens(clock, async () => {
    const response = await oauth.refreshTokenGrantRequest(server, client, oauth.None(), refreshToken, options)
    return oauth.processRefreshTokenResponse(server, client, response)
  })
}

function setUp(address: XSettings, through: typeof fetch) {
  const server: oauth.AuthorizationServer = {
    issuer: new URL(address.authorize_url).origin,
    authorization_endpoint: address.authorize_url,
    token_endpoint: address.token_url,
  }
  const options = {
    signal: () => AbortSignal.timeout(TIMEOUT_MS),
    [oauth.customFetch]: async (url: string, init: object) => limited(await through(url, init)),
    [oauth.allowInsecureRequests]: isPlainHttpAllowed(address),
  }
  return { server, client: { client_id: address.client_id }, options }
}

/** @returns the answer with a body no larger than any token answer. @throws for a larger one, such as a portal's page */
async function limited(response: Response): Promise<Response> {
  const text = await readLimited(response, MAX_ANSWER_BYTES)
  if (text === null) throw new Error('the answer is too large')
  const { status, headers } = response
  return new Response(text || null, { status, headers })
}

async function asTokens(clock: Clock, ask: () => Promise<oauth.TokenEndpointResponse>): Promise<Tokens> {
  try {
    const asked = clock.now()
    const answer = await ask()
    return {
      access_token: answer.access_token,
      refresh_token: answer.refresh_token ?? null,
      // A lifetime of zero is treated as unknown.
      expires_at: answer.expires_in ? asked + answer.expires_in * 1000 : null,
      scopes: answer.scope?.split(' ').filter(Boolean) ?? [],
    }
  } catch (error) {
    throw refusalOf(error, clock.now())
  }
}

/** Only a refusal of the grant by the network itself ends a sign-in. */
function refusalOf(error: unknown, now: number): unknown {
  if (error instanceof oauth.ResponseBodyError) {
    const { status, error: word, error_description: description } = error
    return new NetworkError(outcomeOfGrant({ status, error: word, description }, now), { cause: error })
  }
  if (error instanceof oauth.WWWAuthenticateChallengeError) {
    const word = error.cause.map(({ parameters }) => parameters.error).find((one) => one !== undefined)
    return new NetworkError(outcomeOfGrant({ status: error.status, error: word }, now), { cause: error })
  }
  // The answer is not from a token endpoint but, for example, a gateway's page.
  return error instanceof oauth.OperationProcessingError
    ? retryLater('network_fault', null, error)
    : noResponseError(error)
}
