import { type Outcome, type OutcomeRule, outcomeOf, ruleFor } from '../outcome.ts'

const rfc6749 = 'https://www.rfc-editor.org/rfc/rfc6749#section-5.2'
const answers = 'https://www.rfc-editor.org/rfc/rfc6749#section-4.1.2.1'
const x = 'https://docs.x.com/fundamentals/authentication/oauth-2-0/authorization-code'

/** Errors of a token endpoint. Only an invalid grant costs the sign-in, not a misconfigured app or a temporary outage of the network. */
export const oauthOutcomes: readonly OutcomeRule[] = [
  { status: 429, outcome: { kind: 'retry', cause: 'rate_limit', pauseMs: 60_000 }, source: rfc6749 },
  { status: [500, 599], outcome: { kind: 'retry', cause: 'network_fault' }, source: rfc6749 },
  { type: 'temporarily_unavailable', outcome: { kind: 'retry', cause: 'network_fault' }, source: answers },
  { type: 'server_error', outcome: { kind: 'retry', cause: 'network_fault' }, source: answers },
  { type: 'invalid_grant', outcome: { kind: 'sign_in_again' }, source: rfc6749 },
  { type: 'access_denied', outcome: { kind: 'sign_in_again' }, source: answers },
  // X has used this error for an invalid code or token.
  {
    type: 'invalid_request',
    detail: /value passed for the (token|authorization code|code verifier)/i,
    outcome: { kind: 'sign_in_again' },
    source: x,
  },
  { type: 'invalid_request', outcome: { kind: 'misconfigured' }, source: rfc6749 },
  { type: 'invalid_client', outcome: { kind: 'misconfigured' }, source: rfc6749 },
  { type: 'unauthorized_client', outcome: { kind: 'misconfigured' }, source: rfc6749 },
  { type: 'unsupported_grant_type', outcome: { kind: 'misconfigured' }, source: rfc6749 },
  { type: 'unsupported_response_type', outcome: { kind: 'misconfigured' }, source: answers },
  { type: 'invalid_scope', outcome: { kind: 'misconfigured' }, source: rfc6749 },
]

/** @returns the outcome of a refusal by the token endpoint; an unknown refusal is retried, and the sign-in kept */
export function outcomeOfGrant(
  refusal: { status: number; error?: string | undefined; description?: string | undefined },
  now: number,
): Outcome {
  const { status, error, description } = refusal
  const facts = { status, type: error, detail: description }
  // Refusals have status 400 or 401 (RFC 6749, section 5.2): the same error with another status is a gateway's.
  const isRefusal = status === 400 || status === 401 || status === 429 || status >= 500
  const rule = isRefusal ? ruleFor(oauthOutcomes, facts) : undefined
  return rule
    ? outcomeOf(rule, { now, resetAt: null })
    : { kind: 'retry', cause: 'network_fault', until: null }
}
