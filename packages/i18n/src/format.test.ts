import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { createFormat, largestUnit, systemTimeZone } from './format.ts'
import { LANGS } from './lang.ts'

const en = createFormat('en', 'UTC')
const HOUR = 3_600_000

describe('format', () => {
  test('shows the day of the zone, not of the machine', () => {
    const justBeforeMidnight = '2026-03-31T23:30:00.000Z'
    expect(en.date(justBeforeMidnight)).toBe('Mar 31, 2026')
    expect(createFormat('en', 'Asia/Singapore').date(justBeforeMidnight)).toBe('Apr 1, 2026')
    expect(createFormat('en', 'America/New_York').dateTime(justBeforeMidnight)).toBe('Mar 31, 2026, 19:30')
    expect(createFormat('cn', 'UTC').dateTime('2026-01-02T00:05:00.000Z')).toBe('2026年1月2日 00:05')
  })

  test.each(['cn', 'hk'] as const)('a moment and a day have the same date format (%s)', (lang) => {
    const { date, dateTime } = createFormat(lang, 'UTC')
    expect(dateTime('2026-01-02T00:05:00.000Z')).toBe(`${date('2026-01-02T00:05:00.000Z')} 00:05`)
  })

  test('items of a list have the language’s separators', () => {
    expect(en.list(['PNG', 'JPG'])).toBe('PNG, JPG')
    expect(createFormat('cn', 'UTC').list(['PNG', 'JPG'])).toBe('PNG、JPG')
    expect(en.statements(['Too short', 'Taken'])).toBe('Too short; Taken')
    expect(createFormat('hk', 'UTC').statements(['太短', '已被使用'])).toBe('太短；已被使用')
  })

  test('sentences in a row are terminated, and in Chinese have no space between them', () => {
    expect(en.sentences(['Change the language', 'A person does it.', 'Free'])).toBe(
      'Change the language. A person does it. Free',
    )
    expect(createFormat('cn', 'UTC').sentences(['修改账号语言', '由人操作。', '免费'])).toBe(
      '修改账号语言。由人操作。免费',
    )
    expect([en.sentences([]), en.sentences(['Alone'])]).toEqual(['', 'Alone'])
  })

  test('a day looks the same with and without its time', () => {
    for (const lang of ['cn', 'hk', 'en', 'vi'] as const) {
      const format = createFormat(lang, 'UTC')
      expect(format.dateTime('2026-01-05T02:05:00Z')).toContain(format.date('2026-01-05T02:05:00Z'))
    }
  })

  test('midnight is 00, not 24', () => {
    expect(en.time('2026-01-02T00:00:07Z')).toBe('00:00:07')
    const now = Date.parse('2026-01-02T12:00:00Z')
    expect(en.moment('2026-01-02T00:05:07Z', now)).toBe('00:05')
    expect(en.moment('2026-01-03T00:05:07Z', now)).toBe('Jan 3, 00:05')
  })

  test('without a zone the system’s applies, read when a time is formatted', () => {
    const asked = vi.spyOn(Intl, 'DateTimeFormat')
    try {
      const format = createFormat('vi', undefined)
      format.number(1)
      expect(asked).not.toHaveBeenCalled()
      expect(format.zone).toBe(systemTimeZone())
      expect(format.dateTime(0)).toBe(createFormat('vi', systemTimeZone()).dateTime(0))
      expect(asked).toHaveBeenCalled()
    } finally {
      asked.mockRestore()
    }
  })

  // Reported for other products; sources are in docs/inputs.md.
  test.each(['Etc/Unknown', '', 'America/Coyhaique_of_2027'])(
    'a system that is in %j shows UTC',
    async (zone) => {
      const { resolvedOptions } = Intl.DateTimeFormat.prototype
      const said = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
        this: Intl.DateTimeFormat,
      ) {
        const options = resolvedOptions.call(this)
        return options.timeZone === 'UTC' ? options : { ...options, timeZone: zone }
      })
      vi.resetModules()
      try {
        const fresh = await import('./format.ts')
        expect(fresh.systemTimeZone()).toBe('UTC')
        expect(fresh.createFormat('en', undefined).dateTime(0)).toBe(createFormat('en', 'UTC').dateTime(0))
      } finally {
        said.mockRestore()
        vi.resetModules()
      }
    },
  )

  test('an unknown zone is UTC', () => {
    expect(createFormat('en', 'Mars/Olympus').zone).toBe('UTC')
  })

  test.each([
    ['100.37', '$100.37'],
    ['0.00', '$0.00'],
    ['-5.50', '−$5.50'],
    ['90071992547409931.25', '$90,071,992,547,409,931.25'],
    ['1e5', '—'],
    ['ten', '—'],
    [undefined, '—'],
  ])('money %s → %s', (text, shown) => {
    expect(en.money(text)).toBe(shown)
  })

  test('in Hong Kong US dollars are told from its own, in amounts and on axes', () => {
    const { money, number } = createFormat('hk', 'UTC')
    expect(money('-5.50')).toBe('−US$5.50')
    expect(number(7, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })).toBe('US$7')
  })

  test.each([
    [0, '0 sec'],
    [59_999, '59 sec'],
    [HOUR + 2 * 60_000 + 5000, '1 hr 2 min'],
    [25 * HOUR, '1 day 1 hr'],
    [24 * HOUR, '1 day'],
    [-5, '0 sec'],
    [Number.NaN, '—'],
  ])('duration %d → %s', (ms, shown) => {
    expect(en.duration(ms)).toBe(shown)
  })

  test('relative times', () => {
    const now = Date.parse('2026-01-02T12:00:00Z')
    expect(en.relative('2026-01-02T11:57:00Z', now)).toBe('3 minutes ago')
    expect(en.relative('2026-01-03T12:00:00Z', now)).toBe('tomorrow')
    expect(en.relative(now - 400, now)).toBe('now')
    expect(createFormat('vi', 'UTC').relative('2026-01-02T11:57:00Z', now)).toBe('3 phút trước')
    expect(createFormat('cn', 'UTC').relative('2026-01-02T11:57:00Z', now)).toBe('3 分钟前')
  })

  test.each([
    // 35 hours before ten past one at night is two days back in Kathmandu, and the day before in UTC.
    ['2026-11-17T08:00:00Z', 'Asia/Kathmandu', '2 days ago'],
    ['2026-11-17T08:00:00Z', 'UTC', 'yesterday'],
    ['2026-11-17T19:00:00Z', 'Asia/Kathmandu', 'yesterday'],
    ['2026-11-20T08:00:00Z', 'Asia/Kathmandu', 'tomorrow'],
    ['2026-11-20T18:30:00Z', 'Asia/Kathmandu', 'in 2 days'],
    // Thirteen days before a Thursday lie in the week before the last one.
    ['2026-11-05T19:00:00Z', 'UTC', '1 week ago'],
    ['2026-09-25T19:00:00Z', 'UTC', '1 month ago'],
  ])('%s is told in %s as the calendar has it: %s', (at, zone, shown) => {
    expect(createFormat('en', zone).relative(at, Date.parse('2026-11-18T19:24:36Z'))).toBe(shown)
  })

  test('numbers, percentages and missing values', () => {
    expect(en.number(1234567.5)).toBe('1,234,567.5')
    const wait = { style: 'unit', unit: 'millisecond', unitDisplay: 'short' } as const
    expect(createFormat('cn', 'UTC').number(246, wait)).toBe('246 毫秒')
    expect(en.number(246, wait)).toBe('246 ms')
    expect(en.percent(0.2561)).toBe('25.6%')
    expect(en.compact(12_345)).toBe('12.3K')
    for (const shown of [en.date(null), en.date('yesterday'), en.number(null), en.relative(undefined)]) {
      expect(shown).toBe('—')
    }
  })

  // Reported for other products; sources are in docs/inputs.md.
  test.each([
    [2999 / 3000, '99.97%'],
    [0.99996, '99.996%'],
    [1 / 3000, '0.03%'],
    [-0.0004, '−0.04%'],
    [1.0004, '100.04%'],
    [0.9995, '99.95%'],
    [0.999, '99.9%'],
    [0.0005, '0.05%'],
    [(1 / 49) * 49, '100%'],
    [0, '0%'],
    [1, '100%'],
    [-1, '−100%'],
  ])('a ratio of %d is %s', (ratio, shown) => {
    expect(en.percent(ratio)).toBe(shown)
  })

  test.each(LANGS)('a negative number has a minus sign, not a hyphen (%s)', (lang) => {
    const { number, compact, money, percent } = createFormat(lang, 'UTC')
    const signs = [number(-3), compact(-12_345), money('-5.50'), percent(-0.5)].map((shown) => shown[0])
    expect(signs).toEqual(['−', '−', '−', '−'])
    expect(number(3, { signDisplay: 'exceptZero' })).toBe('+3')
    expect(number(-3, { signDisplay: 'exceptZero' })).toBe('−3')
  })

  test('a time difference is never rounded up', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (ms) => {
        const [count] = largestUnit(ms)
        return Math.abs(count) <= Math.abs(ms) / 1000 && (count === 0 || Math.sign(count) === Math.sign(ms))
      }),
    )
  })
})
