import { expect, test } from 'vitest'
import { momentOf, readGraphLimits, readXLimits } from './told-limits.ts'

const NOW = Date.parse('2026-11-25T12:00:00.000Z')
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const seconds = (ms: number) => String(ms / 1000)
const headers = (given: Record<string, string>) => new Headers(given)

test.each([
  [seconds(NOW + MINUTE), NOW + MINUTE],
  [String(NOW + MINUTE), NOW + MINUTE],
  [`${(NOW + MINUTE) / 1000}.0`, NOW + MINUTE],
  // Seconds from now: appdotnet/api-spec#185.
  ['60', NOW + MINUTE],
  ['Wed, 25 Nov 2026 12:01:00 GMT', NOW + MINUTE],
  ['2026-11-25T12:01:00Z', NOW + MINUTE],
  [' 60 ', NOW + MINUTE],
  // Waits are capped at a day.
  [seconds(NOW + 40 * DAY), NOW + DAY],
  ['99999999', NOW + DAY],
  // A middlebox that sends a header twice yields one text of both.
  [`${seconds(NOW + MINUTE)}, ${seconds(NOW + MINUTE)}`, NOW + MINUTE],
  [`"${seconds(NOW + MINUTE)}"`, NOW + MINUTE],
  ['60s', NOW + MINUTE],
  // promptfoo/promptfoo#8341, duolahypercho/codex-router#573
  ['1m', NOW + MINUTE],
  ['1h2m3.5s', NOW + 62 * MINUTE + 3500],
  ['500ms', NOW + 500],
  // SpaceTradersAPI/api-docs#24
  ['0.493', NOW + 493],
  // sindresorhus/got#2468, earendil-works/pi#9724: no pause of its own.
  ['0s', null],
  ['Sat, 25 Jul 2026 99:99:99 GMT', null],
  ['m', null],
  // In microseconds and nanoseconds.
  [`${NOW + MINUTE}000`, NOW + MINUTE],
  [`${NOW + MINUTE}000000`, NOW + MINUTE],
  [seconds(NOW - MINUTE), null],
  ['0', null],
  ['-5', null],
  ['soon', null],
  // Dates in HTTP's two older formats, and one sent twice by a middlebox.
  ['Wednesday, 25-Nov-26 12:01:00 GMT', NOW + MINUTE],
  ['Wed Nov 25 12:01:00 2026', NOW + MINUTE],
  ['Wed, 25 Nov 2026 12:00:30 GMT, Wed, 25 Nov 2026 12:01:00 GMT', NOW + MINUTE],
  ['2026-11-25T20:01:00.000+08:00', NOW + MINUTE],
  // A number in a text is not a year: mastra-ai/mastra#23778, elizaOS/eliza#22162.
  ['after 2030', null],
  ['+9999', null],
  ['Wed, 99 Nov 2026 12:01:00 GMT', null],
  ['Wed, 25 Nov 2026 11:59:00 GMT', null],
  ['0, 0', null],
  ['', null],
  [null, null],
])('the moment %j is parsed as %j', (text, at) => {
  expect(momentOf(text, NOW)).toBe(at)
})

test('X reports a window of 15 minutes and two of a day, also on success', () => {
  const told = readXLimits(
    headers({
      'x-rate-limit-remaining': '14',
      'x-rate-limit-reset': seconds(NOW + 15 * MINUTE),
      'x-user-limit-24hour-remaining': '0',
      'x-user-limit-24hour-reset': seconds(NOW + 60 * MINUTE),
      'x-app-limit-24hour-remaining': '17',
      'x-app-limit-24hour-reset': seconds(NOW + 90 * MINUTE),
    }),
    NOW,
  )
  expect(told.limits).toEqual([
    { per: 'account', window: '', remaining: 14, resetAt: NOW + 15 * MINUTE },
    { per: 'account', window: 'day', remaining: 0, resetAt: NOW + 60 * MINUTE },
    { per: 'app', window: 'day', remaining: 17, resetAt: NOW + 90 * MINUTE },
  ])
  // The reset time belongs to the used-up window, not to those with requests left.
  expect(told.retryAt).toBe(NOW + 60 * MINUTE)
})

test.each<[string, (at: number) => string]>([
  ['seconds', seconds],
  ['milliseconds', String],
  ['microseconds', (at) => `${at}000`],
  ['nanoseconds', (at) => `${at}000000`],
  ['HTTP’s format', (at) => new Date(at).toUTCString()],
  ['ISO 8601', (at) => new Date(at).toISOString()],
])(
  'a clock that disagrees with the network’s is corrected by the answer’s date: a moment in %s',
  (_, text) => {
    for (const wrong of [-60 * MINUTE, 60 * MINUTE]) {
      const date = new Date(NOW - wrong).toUTCString()
      const reset = text(NOW - wrong + 15 * MINUTE)
      const told = readXLimits(
        headers({ date, 'x-rate-limit-remaining': '0', 'x-rate-limit-reset': reset }),
        NOW,
      )
      expect(told.retryAt).toBe(NOW + 15 * MINUTE)
      expect(readXLimits(headers({ date, 'retry-after': reset }), NOW).retryAt).toBe(NOW + 15 * MINUTE)
      // A length of time has no clock.
      expect(readXLimits(headers({ date, 'retry-after': '900' }), NOW).retryAt).toBe(NOW + 15 * MINUTE)
    }
  },
)

test.each([
  ['0, 0', 0],
  ['-1', 0],
  ['3, 2', 2],
])('%s requests left is parsed as %i', (text, remaining) => {
  const told = readXLimits(headers({ 'x-rate-limit-remaining': text, 'x-rate-limit-reset': '60' }), NOW)
  expect(told.limits).toEqual([{ per: 'account', window: '', remaining, resetAt: NOW + MINUTE }])
})

test.each([
  [
    'x-business-use-case-usage',
    '{"17":[{"type":"pages","call_count":100,"estimated_time_to_regain_access":7}]}',
    'account',
    7,
  ],
  [
    'x-business-use-case-usage',
    '{"17":[{"type":"a"},{"estimated_time_to_regain_access":3},{"estimated_time_to_regain_access":9}]}',
    'account',
    9,
  ],
  ['x-business-use-case-usage', '{"17":[{"estimated_time_to_regain_access":"5"}]}', 'account', 5],
  ['x-business-use-case-usage', '{"1":[{}]}, {"2":[{"estimated_time_to_regain_access":4}]}', 'account', 4],
  ['x-business-use-case-usage', '{"17":[{"estimated_time_to_regain_access":99999}]}', 'account', 24 * 60],
  ['x-app-usage', '{"call_count":100,"total_time":25,"total_cputime":25}', 'app', 15],
  ['x-app-usage', '{"call_count":12,"total_time":101,"total_cputime":25}', 'app', 15],
  ['x-ad-account-usage', '{"acc_id_util_pct":100,"reset_time_duration":120}', 'account', 2],
])('Graph’s %s %s holds the %s back for %i minutes', (name, value, per, minutes) => {
  expect(readGraphLimits(headers({ [name]: value }), NOW)).toEqual({
    limits: [{ per, window: '', remaining: 0, resetAt: NOW + minutes * MINUTE }],
    retryAt: NOW + minutes * MINUTE,
  })
})

test.each([
  'nonsense',
  '{}',
  '{"17":[{"estimated_time_to_regain_access":0,"call_count":99}]}',
  '[null]',
  '{"1":7}',
])('a usage of %s holds nobody back', (value) => {
  expect(readGraphLimits(headers({ 'x-business-use-case-usage': value, 'x-app-usage': value }), NOW)).toEqual(
    {
      limits: [],
      retryAt: null,
    },
  )
})
