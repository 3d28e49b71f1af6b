import { createInstance } from 'i18next'
import { expect, test } from 'vitest'
import cn from '../locales/cn/ui.json' with { type: 'json' }
import en from '../locales/en/ui.json' with { type: 'json' }
import hk from '../locales/hk/ui.json' with { type: 'json' }
import vi from '../locales/vi/ui.json' with { type: 'json' }
import { createFormat, type Format } from './format.ts'
import { LANGS, type Lang, toTag } from './lang.ts'
import { sharedOptions } from './options.ts'
import { fromWallClock, startOfDay, toDay, toWallClock } from './zoned-time.ts'

/** One is behind UTC and puts its clock forward, the other is ahead and never does; neither by whole hours. */
const ZONES = ['America/St_Johns', 'Asia/Kathmandu']
/** Half past three at night on the day on which St John's puts its clock forward. */
const NOW = Date.parse('2026-03-08T06:00:00Z')
const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const MOMENTS = [
  '2025-12-31T23:59:59Z',
  '2026-03-08T05:29:00Z',
  '2026-03-08T05:31:00Z',
  '2026-11-20T18:14:05Z',
]
const DISTANCES = [
  0,
  SECOND,
  59 * SECOND,
  MINUTE,
  90 * MINUTE,
  23 * HOUR,
  30 * HOUR,
  6 * DAY,
  8 * DAY,
  45 * DAY,
  400 * DAY,
]
const NUMBERS = [0, 1, 2, 21, 999, 1234.5, 12_345, 1_234_567, -7]
const LENGTHS = [0, 999, SECOND, 61 * SECOND, 59 * MINUTE, HOUR, 25 * HOUR, 40 * DAY]

const row = (title: string, cells: readonly string[]) => `${title.padEnd(26)}${cells.join(' | ')}`

function timesIn(lang: Lang, zone: string): string[] {
  const format = createFormat(lang, zone)
  return [
    `${lang}, ${zone}`,
    ...MOMENTS.map((at) =>
      row(at, [
        format.date(at),
        format.dateTime(at),
        format.time(at),
        format.moment(at, NOW),
        format.relative(at, NOW),
      ]),
    ),
    row(
      'ago',
      DISTANCES.map((ms) => format.relative(NOW - ms, NOW)),
    ),
    row(
      'ahead',
      DISTANCES.map((ms) => format.relative(NOW + ms, NOW)),
    ),
  ]
}

function numbersIn(lang: Lang): string[] {
  const format: Format = createFormat(lang, 'UTC')
  return [
    lang,
    row(
      'number',
      NUMBERS.map((n) => format.number(n)),
    ),
    row(
      'compact',
      NUMBERS.map((n) => format.compact(n)),
    ),
    row('percent', [0, 0.004, 0.256, 1, -0.5].map(format.percent)),
    row('money', ['0.00', '0.50', '1234.50', '1000000', '-5.50'].map(format.money)),
    row('duration', LENGTHS.map(format.duration)),
    row('list', [
      format.list(['A', 'B', 'C']),
      format.statements(['A', 'B']),
      format.sentences(['A', 'B?', 'C']),
    ]),
    row('region', ['CN', 'HK', 'TW', 'VN', 'US'].map(format.region)),
    row('language', ['zho', 'vie', 'eng', 'msa'].map(format.language)),
    row('missing', [
      format.date(null),
      format.number(Number.NaN),
      format.money(''),
      format.duration(undefined),
    ]),
  ]
}

/** The plural forms of a message, whose number is written as its language does. */
function pluralsIn(lang: Lang): string {
  const i18n = createInstance()
  void i18n.init({
    ...sharedOptions,
    lng: toTag(lang),
    defaultNS: 'ui',
    resources: Object.fromEntries(
      Object.entries({ cn, hk, en, vi }).map(([one, ui]) => [toTag(one as Lang), { ui }]),
    ),
    initAsync: false,
  })
  return row(
    lang,
    [0, 1, 2, 5, 21, 12_345].map((count) => i18n.t('totalCount', { count })),
  )
}

/** A calendar's moments; the clock of St John's skips from two to three on 8 March, and shows one o'clock twice on 1 November. */
function clocksIn(zone: string): string[] {
  const walls = [
    '2026-03-08T01:59',
    '2026-03-08T02:30',
    '2026-03-08T03:00',
    '2026-11-01T01:30',
    '2026-11-01T02:00',
    'noon',
  ]
  const moments = [
    '2026-03-08T05:29:59Z',
    '2026-03-08T05:30:00Z',
    '2026-11-01T03:45:00Z',
    '2026-11-01T05:00:00Z',
    'noon',
    null,
  ]
  return [
    zone,
    ...walls.map((wall) =>
      row(wall, [String(fromWallClock(wall, zone)), String(startOfDay(wall.slice(0, 10), zone, 1))]),
    ),
    ...moments.map((at) => row(String(at), [toWallClock(at, zone), toDay(at, zone)])),
  ]
}

/** All formats of all languages; docs/contributing.md says how a record is changed. */
test('numbers, plurals, days, moments and distances', async () => {
  const parts = [
    LANGS.map(pluralsIn),
    ...LANGS.map(numbersIn),
    ...ZONES.map(clocksIn),
    ...ZONES.flatMap((zone) => LANGS.map((lang) => timesIn(lang, zone))),
  ]
  await expect(`${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`).toMatchFileSnapshot('formats.txt')
})
