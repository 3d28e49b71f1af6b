/** Start of problem types. The real network also uses `https://api.twitter.com`. */
const PROBLEMS = 'https://api.x.com/2/problems'

/** A refusal in X's format: status and body. */
export class XError extends Error {
  readonly status: number
  readonly body: Record<string, unknown>

  constructor(status: number, body: Record<string, unknown>) {
    super(String(body.detail ?? body.title ?? status))
    this.status = status
    this.body = body
  }
}

const plain = (status: number, title: string, detail: string) =>
  new XError(status, { title, type: 'about:blank', status, detail })

export const unauthorized = (): XError => plain(401, 'Unauthorized', 'Unauthorized')

export const forbidden = (detail = 'Forbidden'): XError => plain(403, 'Forbidden', detail)

export const serverError = (status = 500): XError =>
  plain(
    status,
    status === 503 ? 'Service Unavailable' : 'Internal Server Error',
    'Something is broken. This is usually temporary.',
  )

/** https://docs.x.com/x-api/fundamentals/rate-limits */
export const rateLimited = (): XError => plain(429, 'Too Many Requests', 'Too Many Requests')

/** The caller's own account: v2 has texts where v1.1 had the codes 64 and 326. */
export const accountSuspended = (): XError =>
  forbidden('Your account is suspended and is not permitted to access this feature.')

export const accountLocked = (): XError =>
  forbidden(
    'To protect our users from spam and other malicious activity, this account is temporarily locked. Please log in to https://x.com to unlock your account.',
  )

/** The endpoint is not part of the access level. */
export const accessLevel = (): XError =>
  new XError(403, {
    errors: [
      {
        message:
          'You currently have access to a subset of X API V2 endpoints and limited v1.1 endpoints (e.g. media post, oauth) only. If you need access to this endpoint, you may need a different access level. You can learn more here: https://developer.x.com/en/portal/product',
        code: 453,
      },
    ],
  })

export const usageCapped = (): XError =>
  new XError(429, {
    account_id: 1700000000,
    product_name: 'standard-basic',
    title: 'UsageCapExceeded',
    period: 'Monthly',
    scope: 'Product',
    detail: 'Usage cap exceeded: Monthly product cap',
    type: `${PROBLEMS}/usage-capped`,
  })

export const creditsDepleted = (): XError =>
  new XError(402, {
    account_id: 1700000000,
    title: 'CreditsDepleted',
    detail: 'Your enrolled account [1700000000] does not have any credits to fulfill this request.',
    type: `${PROBLEMS}/credits`,
  })

/** One bad parameter: its name, what was sent, and what is wrong with it. */
export interface BadParameter {
  name: string
  values: string[]
  message: string
}

export const invalidRequest = (...bad: BadParameter[]): XError =>
  new XError(400, {
    errors: bad.map(({ name, values, message }) => ({ parameters: { [name]: values }, message })),
    title: 'Invalid Request',
    detail: 'One or more parameters to your request was invalid.',
    type: `${PROBLEMS}/invalid-request`,
  })

/** An entry of `errors` in a 200: a requested item does not exist. */
export function notFound(
  kind: 'user' | 'tweet' | 'community' | 'dm_event',
  parameter: string,
  value: string,
) {
  return {
    value,
    detail: `Could not find ${kind} with ${parameter}: [${value}].`,
    title: 'Not Found Error',
    resource_type: kind,
    parameter,
    resource_id: value,
    type: `${PROBLEMS}/resource-not-found`,
  }
}

/** An entry of `errors` for a person who exists but is not visible to the caller. */
export function notShown(what: {
  kind: 'user' | 'tweet'
  parameter: string
  value: string
  why: 'suspended' | 'protected' | 'unavailable'
}) {
  const { kind, parameter, value, why } = what
  const entry = { value, resource_type: kind, parameter, resource_id: value }
  if (why === 'suspended')
    return {
      ...entry,
      detail: `User has been suspended: [${value}].`,
      title: 'Forbidden',
      type: `${PROBLEMS}/resource-not-found`,
    }
  if (why === 'protected')
    return {
      ...entry,
      detail: `Sorry, you are not authorized to see the ${kind} with ${parameter}: [${value}].`,
      title: 'Authorization Error',
      type: `${PROBLEMS}/not-authorized-for-resource`,
    }
  return {
    ...entry,
    detail: `The ${kind} with ${parameter} [${value}] is not available at the moment.`,
    title: 'Resource Unavailable',
    type: `${PROBLEMS}/resource-unavailable`,
  }
}

/** A 200 without data, with an entry of `errors` that the item is unavailable. */
export const resourceUnavailable = (): XError =>
  new XError(200, {
    errors: [notShown({ kind: 'user', parameter: 'id', value: '0', why: 'unavailable' })],
  })
