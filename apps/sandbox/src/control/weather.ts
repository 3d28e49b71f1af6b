/** An answer instead of the network's own. */
export interface Weather {
  status: number
  headers?: Readonly<Record<string, string>>
  body: string
}

const problem = (status: number, title: string, detail: string, type = 'about:blank'): Weather => ({
  status,
  headers: { 'content-type': 'application/problem+json' },
  body: JSON.stringify({ title, type, status, detail }),
})
const json = (status: number, body: unknown, headers = {}): Weather => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})
const page = (status: number, title: string): Weather => ({
  status,
  headers: { 'content-type': 'text/html' },
  body: `<!DOCTYPE html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`,
})
const graph = (status: number, error: Readonly<Record<string, unknown>>): Weather =>
  json(status, { error: { type: 'OAuthException', fbtrace_id: 'AsandboxTraceOfGraph', ...error } })

/**
 * What networks, and what stands in front of them, have been seen to answer; each with the report or page that shows it:
 * - portal: a captive portal's page with 200 (RFC 8952, section 1)
 * - cdn_403, cdn_problem: developers.cloudflare.com/support/troubleshooting/http-status-codes/cloudflare-1xxx-errors
 * - gateway_404: Go's `http.NotFound`, which many gateways are built on
 * - gateway_json: AWS API Gateway, docs.aws.amazon.com/apigateway/latest/developerguide/supported-gateway-response-types.html
 * - problem_details: RFC 9457 as Spring sends it, with `instance`
 * - empty, cut_json: github.com/facebookarchive/php-graph-sdk/issues/737
 * - x_limit_24h: github.com/plhery/node-twitter-api-v2/issues/495
 * - x_duplicate: github.com/akrherz/iembot/issues/163
 * - x_suspended, x_locked: github.com/lucasrangit/twitter-winner/issues/11
 * - x_spend_cap: github.com/gptme/gptme-contrib/pull/1435
 * - x_bad_token: developer.x.com/en/support/x-api/error-troubleshooting, code 215
 * - graph_checkpoint: github.com/gitroomhq/postiz-app/pull/2054
 * - graph_checkpoint_code: github.com/pipeboard-co/meta-ads-mcp/pull/134
 * - graph_transient: github.com/facebook/facebook-java-business-sdk/issues/319
 * - graph_unknown: github.com/facebookarchive/php-graph-sdk/issues/1141
 * - graph_html: github.com/maiha/facebook.cr/issues/1
 * - graph_blocked: developers.facebook.com/docs/graph-api/guides/error-handling
 */
export const WEATHER = {
  portal: page(200, 'Sign in to the network'),
  cdn_403: page(403, 'Attention Required! | Cloudflare'),
  cdn_problem: json(403, {
    type: 'https://developers.cloudflare.com/support/troubleshooting/http-status-codes/cloudflare-1xxx-errors/error-1020/',
    title: 'Error 1020: Access denied',
    status: 403,
    cloudflare_error: true,
  }),
  gateway_404: { status: 404, headers: { 'content-type': 'text/plain' }, body: '404 page not found\n' },
  gateway_json: json(401, { message: 'Unauthorized' }),
  problem_details: json(404, {
    type: 'about:blank',
    title: 'Not Found',
    status: 404,
    detail: 'No static resource.',
    instance: '/2',
  }),
  empty: { status: 200, body: '' },
  cut_json: { status: 200, headers: { 'content-type': 'application/json' }, body: '{"data":[{"id":"1' },
  x_limit_24h: {
    ...problem(429, 'Too Many Requests', 'Too Many Requests'),
    headers: { 'x-app-limit-24hour-remaining': '0', 'x-app-limit-24hour-reset': '3600' },
  },
  x_duplicate: problem(403, 'Forbidden', 'You are not allowed to create a Tweet with duplicate content.'),
  x_suspended: problem(
    403,
    'Forbidden',
    'Your account is suspended and is not permitted to access this feature.',
  ),
  x_locked: problem(
    403,
    'Forbidden',
    'To protect our users from spam and other malicious activity, this account is temporarily locked. Please log in to https://x.com to unlock your account.',
  ),
  x_spend_cap: problem(
    403,
    'SpendCapReached',
    'Your enrolled account has reached its billing cycle spend cap.',
    'https://api.x.com/2/problems/credits',
  ),
  x_bad_token: json(400, { errors: [{ code: 215, message: 'Bad Authentication data.' }] }),
  graph_checkpoint: graph(400, {
    message:
      'Error validating access token: You cannot access the app till you log in to www.instagram.com and follow the instructions given.',
    code: 190,
  }),
  graph_checkpoint_code: graph(400, {
    message: 'Error validating access token',
    code: 190,
    error_subcode: 459,
  }),
  graph_transient: graph(500, {
    message: 'An unexpected error has occurred. Please retry your request later.',
    code: 2,
    is_transient: true,
  }),
  graph_unknown: graph(500, { message: 'An unknown error occurred', code: 1, error_subcode: 99 }),
  graph_html: page(502, 'Sorry, something went wrong.'),
  graph_blocked: graph(400, { message: 'API access blocked.', code: 200 }),
} satisfies Record<string, Weather>

export type WeatherName = keyof typeof WEATHER
export const weatherNames = Object.keys(WEATHER) as [WeatherName, ...WeatherName[]]
