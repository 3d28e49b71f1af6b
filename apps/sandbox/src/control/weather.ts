/** An answer that replaces the network's own. */
export interface Weather {
  status: number
  headers?: Readonly<Record<string, string>>
  /** Headers that tell a time; `now` in ms since the epoch. */
  timed?: (now: number) => Readonly<Record<string, string>>
  body: string
}

export const weatherHeaders = ({ headers, timed }: Weather, now: number) => ({ ...headers, ...timed?.(now) })

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

const seconds = (ms: number) => String(Math.ceil(ms / 1000))
const HOUR = 60 * 60_000
const TOO_MANY = problem(429, 'Too Many Requests', 'Too Many Requests')
/** In percent, and minutes until there is room again. */
const used = { call_count: 100, total_cputime: 25, total_time: 25 }
const usage = JSON.stringify({
  '17841400000000001': [{ ...used, type: 'pages', estimated_time_to_regain_access: 7 }],
})

/**
 * Answers seen from networks and from proxies in front of them, each with its source:
 * - portal: a captive portal's page with 200 (RFC 8952, section 1)
 * - cdn_403, cdn_problem: developers.cloudflare.com/support/troubleshooting/http-status-codes/cloudflare-1xxx-errors
 * - gateway_404: Go's `http.NotFound`, which many gateways are built on
 * - gateway_json: AWS API Gateway, docs.aws.amazon.com/apigateway/latest/developerguide/supported-gateway-response-types.html
 * - problem_details: RFC 9457 as Spring sends it, with `instance`
 * - portal_redirect: a portal's 302, RFC 8952, section 1
 * - gateway_408: a balancer that gives a connection up, RFC 9110, section 15.5.9
 * - wrongly_compressed: github.com/freelensapp/freelens-ai-extension/issues/272, a proxy that unpacks and says gzip
 * - json_text, json_list: JSON that is no object, as RFC 8259 allows
 * - limit_date: github.com/elizaOS/eliza/issues/22162
 * - empty, cut_json: github.com/facebookarchive/php-graph-sdk/issues/737
 * - x_limit_24h: github.com/plhery/node-twitter-api-v2/issues/495
 * - x_limit_user_24h: github.com/plhery/node-twitter-api-v2/issues/553
 * - x_limit_now: github.com/RoyaleAPI/cr-api/issues/384, a window that ends at this moment
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
 * - graph_limit_app, graph_limit_user, graph_limit_page: developers.facebook.com/docs/graph-api/overview/rate-limiting;
 *   github.com/facebook/facebook-php-business-sdk/issues/463, github.com/restfb/restfb/issues/1008
 * - graph_less: github.com/singer-io/tap-facebook/issues/65
 * - graph_no_proof: github.com/facebookarchive/php-graph-sdk/issues/984
 * - graph_no_version: github.com/arsduo/koala/issues/611
 * - graph_repeated: github.com/arsduo/koala/issues/422
 * - graph_abusive: github.com/fbsamples/original-coast-clothing/issues/67
 * - graph_bad_token: github.com/home-assistant/core/issues/152416
 * - graph_password: github.com/roughike/flutter_facebook_login/issues/151
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
  portal_redirect: { status: 302, headers: { location: 'http://wifi.example/login' }, body: '' },
  gateway_408: page(408, '408 Request Time-out'),
  wrongly_compressed: {
    status: 200,
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body: '{"data":{}}',
  },
  json_text: json(200, 'ok'),
  json_list: json(200, [{ id: '1' }]),
  limit_date: {
    status: 429,
    headers: { 'content-type': 'text/plain' },
    timed: (now) => ({ 'retry-after': new Date(now + HOUR).toUTCString() }),
    body: 'Too Many Requests',
  },
  empty: { status: 200, body: '' },
  cut_json: { status: 200, headers: { 'content-type': 'application/json' }, body: '{"data":[{"id":"1' },
  x_limit_24h: {
    ...TOO_MANY,
    headers: { 'x-app-limit-24hour-remaining': '0', 'x-app-limit-24hour-reset': '3600' },
  },
  x_limit_user_24h: {
    ...TOO_MANY,
    timed: (now) => ({
      'x-rate-limit-remaining': '899',
      'x-rate-limit-reset': seconds(now + HOUR / 4),
      'x-user-limit-24hour-remaining': '0',
      'x-user-limit-24hour-reset': seconds(now + HOUR),
    }),
  },
  x_limit_now: {
    ...TOO_MANY,
    timed: (now) => ({ 'x-rate-limit-remaining': '0', 'x-rate-limit-reset': seconds(now) }),
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
  graph_limit_app: {
    ...graph(400, { message: '(#4) Application request limit reached', code: 4, is_transient: true }),
    headers: { 'content-type': 'application/json', 'x-app-usage': JSON.stringify(used) },
  },
  graph_limit_user: graph(400, { message: '(#17) User request limit reached', code: 17 }),
  graph_limit_page: {
    ...graph(403, { message: '(#32) Page request limit reached', code: 32 }),
    headers: { 'content-type': 'application/json', 'x-business-use-case-usage': usage },
  },
  graph_less: graph(500, {
    message: "Please reduce the amount of data you're asking for, then retry your request",
    code: 1,
  }),
  graph_no_proof: graph(400, {
    message: 'API calls from the server require an appsecret_proof argument',
    type: 'GraphMethodException',
    code: 100,
  }),
  graph_no_version: graph(400, { message: 'Unknown path components: /me', code: 2500 }),
  graph_repeated: graph(400, {
    message: "You've already posted this. Posting the same content repeatedly on Facebook isn't allowed.",
    code: 368,
  }),
  graph_abusive: graph(400, {
    message:
      "Your message couldn't be sent because it includes content that other people on Facebook have reported as abusive.",
    code: 368,
    error_subcode: 1346003,
  }),
  graph_bad_token: graph(400, {
    message: 'Invalid OAuth access token - Cannot parse access token',
    code: 190,
  }),
  graph_password: graph(400, {
    message:
      'Error validating access token: The session has been invalidated because the user changed their password or Facebook has changed the session for security reasons.',
    code: 190,
    error_subcode: 460,
  }),
} satisfies Record<string, Weather>

export type WeatherName = keyof typeof WEATHER
export const weatherNames = Object.keys(WEATHER) as [WeatherName, ...WeatherName[]]
