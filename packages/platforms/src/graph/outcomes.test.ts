import { expect, test } from 'vitest'
import { graphOutcomes, outcomeOfGraph } from './outcomes.ts'
import { nextOf } from './shapes.ts'

const NOW = 1_000_000
const HOUR = 3_600_000
const later = { kind: 'retry', cause: 'rate_limit', until: NOW + HOUR }
const fault = { kind: 'retry', cause: 'network_fault', until: null }
const again = { kind: 'sign_in_again' }
const denied = { kind: 'missing_permission' }
const skip = { kind: 'target_unavailable' }

test.each([
  [{ code: 190, error_subcode: 458 }, again],
  // A checkpoint blocks the account; its sign-in is valid again after that.
  [{ code: 190, error_subcode: 459 }, { kind: 'account_stopped' }],
  [{ code: 190, error_subcode: 464 }, { kind: 'account_stopped' }],
  [{ code: 190, error_subcode: 490 }, { kind: 'account_stopped' }],
  // A problem of the app, for all of its accounts.
  [
    { code: 190, message: 'Error validating application. Application has been deleted.' },
    { kind: 'misconfigured' },
  ],
  [
    { code: 190, message: 'Error validating access token: the app is not currently accessible' },
    { kind: 'misconfigured' },
  ],
  [{ code: 200, message: 'API access blocked.' }, { kind: 'misconfigured' }],
  [
    { code: 200, message: 'API access deactivated. To reactivate, go to the app dashboard' },
    { kind: 'misconfigured' },
  ],
  // gitroomhq/postiz-app#2054: a checkpoint without a subcode.
  [
    {
      code: 190,
      message:
        'Error validating access token: You cannot access the app till you log in to www.instagram.com and follow the instructions given.',
    },
    { kind: 'account_stopped' },
  ],
  // Charca/bootbot#148
  [
    { code: 100, message: '(#100) Length of param message[text] must be less than or equal to 2000' },
    { kind: 'text_too_long' },
  ],
  [{ code: 36004, error_subcode: 2207010, message: 'The caption was too long' }, { kind: 'text_too_long' }],
  // pitchtarget/ember-cli-facebook-js-sdk#32
  [
    {
      code: 2500,
      message: 'An active access token must be used to query information about the current user.',
    },
    again,
  ],
  // arsduo/koala#611: a version that Graph does not have; the token is valid.
  [{ code: 2500, message: 'Unknown path components: /IUPATDC35/feed' }, { kind: 'misconfigured' }],
  [
    { code: 2500, message: 'Syntax error "Expected end of string instead of ")"." at character 8: id,name)' },
    { kind: 'bad_request', parameter: null },
  ],
  // chatwoot/chatwoot#14932: all accounts of an app, from one day to the next.
  [
    { code: 100, message: 'Unsupported request - method type: post', type: 'IGApiException' },
    { kind: 'misconfigured' },
  ],
  [
    {
      code: 100,
      error_subcode: 33,
      message:
        "Unsupported post request. Object with ID '17' does not exist, cannot be loaded due to missing permissions",
    },
    { kind: 'gone' },
  ],
  // facebookarchive/php-graph-sdk#984, Yoctol/bottender#271: a setting of the app.
  [
    { code: 100, message: 'API calls from the server require an appsecret_proof argument' },
    { kind: 'misconfigured' },
  ],
  [{ code: 100, message: 'Invalid appsecret_proof provided in the API argument' }, { kind: 'misconfigured' }],
  // arsduo/koala#422
  [
    {
      code: 368,
      message:
        "You've already posted this. Posting the same content repeatedly on Facebook isn't allowed. Try posting something different.",
    },
    { kind: 'duplicate' },
  ],
  // fbsamples/original-coast-clothing#67
  [
    {
      code: 368,
      error_subcode: 1346003,
      message:
        "Your message couldn't be sent because it includes content that other people on Facebook have reported as abusive.",
    },
    { kind: 'policy_blocked' },
  ],
  [
    {
      code: 190,
      message:
        'Error validating access token: Sessions for the user X are not allowed because the user is not a confirmed user.',
    },
    { kind: 'account_stopped' },
  ],
  // facebookarchive/php-graph-sdk#937
  [
    {
      code: 190,
      error_subcode: 452,
      message:
        'Error validating access token: The session has been invalidated because the user changed their password or Facebook has changed the session for security reasons.',
    },
    again,
  ],
  // facebookarchive/php-graph-sdk#1141: the link was posted despite the error, so a write is looked up.
  [{ code: 1, error_subcode: 99, message: 'An unknown error occurred' }, fault],
  // maiha/facebook.cr#1
  [{ code: 1150, message: 'An unknown error occurred.' }, fault],
  [{ code: 10, message: '(#10) This message is sent outside of allowed window.' }, skip],
  // facebook/facebook-java-business-sdk#319
  [
    {
      code: 2,
      message: 'An unexpected error has occurred. Please retry your request later.',
      is_transient: true,
    },
    fault,
  ],
  [{ code: 190, is_transient: true }, fault],
  [{ code: 100, error_subcode: 33, is_transient: true }, fault],
  [{ code: 4, is_transient: true }, later],
  [{ code: 190, error_subcode: 460 }, again],
  [{ code: 190, error_subcode: 463 }, again],
  [{ code: 190, error_subcode: 467 }, again],
  [{ code: 190 }, again],
  [{ code: 10 }, denied],
  [{ code: 200 }, denied],
  [{ code: 299 }, denied],
  [{ code: 4 }, later],
  [{ code: 17 }, later],
  [{ code: 32 }, later],
  [{ code: 613 }, later],
  [{ code: 80001 }, later],
  [{ code: 368 }, { kind: 'policy_blocked' }],
  [{ code: 506 }, { kind: 'duplicate' }],
  // The link in the text, not a fault of the account.
  [
    { code: 1609005, message: '(#1609005) There was a problem scraping data from the provided link.' },
    { kind: 'bad_request', parameter: null },
  ],
  [{ code: 9, message: '(#9) User is performing too many actions' }, later],
  [{ code: 191, message: 'The specified URL is not owned by the application' }, { kind: 'misconfigured' }],
  [{ code: 1 }, fault],
  [{ code: 2 }, fault],
  [{ code: 101 }, { kind: 'misconfigured' }],
  // One person can't be messaged; others can.
  [{ code: 10, error_subcode: 2018278 }, skip],
  [{ code: 10, error_subcode: 2018276 }, skip],
  [{ code: 10, error_subcode: 2534022 }, skip],
  [{ code: 10, error_subcode: 2534044 }, skip],
  // megaapp977/stack#186
  [{ code: 100, message: 'The requested user cannot be found.' }, skip],
  [{ code: 100, message: '(#100) No matching user found' }, skip],
  // jgorset/facebook-messenger#96
  [{ code: 200, message: "(#200) This person isn't receiving messages from you right now." }, skip],
  [{ code: 100, error_subcode: 2018001 }, skip],
  [{ code: 200, error_subcode: 2018108 }, skip],
  [{ code: 551, error_subcode: 1545041 }, skip],
  [{ code: 10900 }, skip],
  [{ code: 1200 }, fault],
  // More likes in a short time than a person could give.
  [{ code: 4, error_subcode: 2207051 }, { kind: 'policy_blocked' }],
  [{ code: 9, error_subcode: 2207042 }, later],
  [
    { code: 18, error_subcode: 2207034 },
    { kind: 'retry', cause: 'usage_cap', until: NOW + 24 * HOUR },
  ],
  [{ code: 9007, error_subcode: 2207027 }, fault],
  [{ code: 24, error_subcode: 2207008 }, fault],
  [{ code: 352, error_subcode: 2207026 }, { kind: 'file_refused' }],
  [{ code: 352, error_subcode: 1363024 }, { kind: 'file_refused' }],
  [{ code: 324, message: '(#324) Missing or invalid image file' }, { kind: 'file_refused' }],
  [{ code: 100, error_subcode: 1366046, message: 'Invalid parameter' }, { kind: 'file_refused' }],
  [{ code: 6000, error_subcode: 1363022 }, { kind: 'file_refused' }],
  [{ code: 6000, error_subcode: 1363023 }, { kind: 'file_refused' }],
  [{ code: 9004, error_subcode: 2207052 }, { kind: 'file_refused' }],
  [{ code: 36000, error_subcode: 2207004 }, { kind: 'file_refused' }],
  [{ code: 36001, error_subcode: 2207005 }, { kind: 'file_refused' }],
  [{ code: 36003, error_subcode: 2207009 }, { kind: 'file_refused' }],
  [{ code: 25, error_subcode: 2207050 }, { kind: 'account_stopped' }],
  [{ code: 100, error_subcode: 33 }, { kind: 'gone' }],
  [{ code: 803 }, { kind: 'gone' }],
  [
    { code: 100, message: '(#100) Invalid parameter: metric' },
    { kind: 'bad_request', parameter: 'metric' },
  ],
  [{ code: 123_456 }, { kind: 'bad_request', parameter: null }],
])('%j, with the status 400', (error, outcome) => {
  const published = { message: '(#1) Words', type: 'OAuthException', fbtrace_id: 'A', ...error }
  expect(outcomeOfGraph(400, { error: published }, NOW, null)).toEqual(outcome)
})

test.each([
  [500, undefined],
  [502, '<html>'],
  [200, {}],
  [403, '<html>Access denied</html>'],
  [404, '404 page not found'],
  [401, undefined],
  [400, { code: 190, msg: 'token invalid' }],
  [400, { error: 'invalid_token' }],
  [403, { error: { code: 403, message: 'Forbidden', status: 'PERMISSION_DENIED' } }],
  [429, '<html>'],
])('%i %j is not an answer of the network', (status, body) => {
  expect(outcomeOfGraph(status, body, NOW, null)).toEqual(fault)
})

test('every documented error has a source, and none is there twice', () => {
  const seen = new Set<string>()
  for (const { outcome: _, source, detail, ...facts } of graphOutcomes) {
    expect(source).toMatch(/^https:\/\//)
    const key = JSON.stringify({ ...facts, detail: detail?.source })
    expect(seen.has(key)).toBe(false)
    seen.add(key)
  }
})

test.each([
  [{ cursors: { after: 'c' }, next: 'https://graph.facebook.com/v26.0/1/comments?after=c' }, 'c'],
  [{ next: 'https://graph.facebook.com/v26.0/1/comments?limit=25&after=c' }, 'c'],
  [{ cursors: { after: 'c' } }, null],
  [{ next: 'https://graph.facebook.com/v26.0/1/comments' }, null],
  [undefined, null],
])('after %j comes %j', (paging, next) => {
  expect(nextOf(paging ? { paging } : {})).toBe(next)
})

test.each([4, 9, 17, 32, 341, 613, 80_000, 80_007, 80_014])(
  'a limit with code %i lasts an hour, or as long as its headers say',
  (code) => {
    const body = { error: { code, message: 'limit', type: 'OAuthException' } }
    expect(outcomeOfGraph(400, body, NOW, null)).toEqual(later)
    expect(outcomeOfGraph(400, body, NOW, NOW + 5)).toEqual({ ...later, until: NOW + 5 })
  },
)

test.each([
  [9, 2_207_042, later],
  [18, 2_207_034, { kind: 'retry', cause: 'usage_cap', until: NOW + 24 * HOUR }],
])('Instagram’s limit of publishing %i/%i lasts for a known time', (code, error_subcode, outcome) => {
  const body = { error: { code, error_subcode, message: 'limit', type: 'OAuthException' } }
  expect(outcomeOfGraph(400, body, NOW, null)).toEqual(outcome)
})

test('a limit with an unknown code, or in words of a gateway, lasts an hour, or as long as its headers say', () => {
  const body = { error: { code: 99_999, message: 'Too many requests', type: 'OAuthException' } }
  expect(outcomeOfGraph(429, body, NOW, null)).toEqual(later)
  expect(outcomeOfGraph(429, '<html>', NOW, NOW + 5)).toEqual({ ...later, until: NOW + 5 })
})
