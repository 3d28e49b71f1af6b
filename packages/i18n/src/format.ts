import { type Lang, toTag } from './lang.ts'

/** A moment: ISO-8601 text, milliseconds since 1970, or a Date. */
export type Moment = string | number | Date

/** Shown where a value is missing or unreadable. */
const NOTHING = '—'

export interface Format {
  /** Day: Nov 21, 2026. */
  date(value: Moment | null | undefined): string
  /** Day and minute, 24 hours: Nov 21, 2026, 14:05. */
  dateTime(value: Moment | null | undefined): string
  /** Hour and minute of today, 14:05; with the day where it is another one: Nov 22, 14:05. */
  moment(value: Moment | null | undefined, now?: number): string
  /** Hour, minute and second. */
  time(value: Moment | null | undefined): string
  /** Distance from `now` in the largest fitting unit: 3 minutes ago, tomorrow. */
  relative(value: Moment | null | undefined, now?: number): string
  number(value: number | null | undefined, options?: Intl.NumberFormatOptions): string
  /** Compact form: 12.3K. */
  compact(value: number | null | undefined): string
  /** US dollars from the wire's decimal string, without passing through a float: "100.37" → $100.37. */
  money(value: string | null | undefined): string
  /** A ratio as a percentage: 0.256 → 25.6%. What is not all is never 100%, nor what is not nothing 0%: 0.9996 → 99.96%. */
  percent(ratio: number | null | undefined): string
  /** A length of time in its two largest units: 3,725,000 ms → 1 hr 2 min. */
  duration(ms: number | null | undefined): string
  /** A list of items: A, B, C or A、B、C. */
  list(items: readonly string[]): string
  /** A list of statements: A; B or A；B. */
  statements(items: readonly string[]): string
  /** Sentences in a row, each closed before the next: A. B or A。B, since Chinese has no blank between them. */
  sentences(items: readonly string[]): string
  /** A country by its ISO 3166-1 code: VN → Vietnam. */
  region(code: string): string
  /** A language by its ISO 639 code: vie → Vietnamese. */
  language(code: string): string
  /** The IANA zone that the times are shown in. */
  zone: string
}

/** IANA name of the system's time zone; UTC where the browser can't say it, or says one that it doesn't know itself (Etc/Unknown). */
export function systemTimeZone(): string {
  systemZone ??= knownZone(saidZone())
  return systemZone
}

function saidZone(): string {
  try {
    return new Intl.DateTimeFormat().resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}

let systemZone: string | undefined

const made = new Map<string, Format>()

/**
 * Formatter of a language and zone, cached and built lazily, because Intl objects are slow to build. An unknown zone falls back to UTC.
 * @param zone an IANA name; undefined is the system's
 */
export function createFormat(lang: Lang, zone: string | undefined): Format {
  const name = `${lang} ${zone}`
  const known = made.get(name)
  if (known) return known
  const format = build(
    toTag(lang),
    lazy(() => (zone === undefined ? systemTimeZone() : knownZone(zone))),
  )
  made.set(name, format)
  return format
}

function build(tag: string, zone: () => string): Format {
  const date = (style: Intl.DateTimeFormatOptions) =>
    lazy(() => new Intl.DateTimeFormat(tag, { ...style, hourCycle: 'h23', timeZone: zone() }))
  const day = date({ dateStyle: 'medium' })
  // Field by field: with both styles Hong Kong's moments are 2/1/2026 while its days are 2026年1月2日.
  const minute = date({ year: 'numeric', month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' })
  const brief = date({ hour: '2-digit', minute: '2-digit' })
  const nearby = date({ month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' })
  const clock = date({ timeStyle: 'medium' })
  const plain = lazy(() => new Intl.NumberFormat(tag))
  const short = lazy(() => new Intl.NumberFormat(tag, { notation: 'compact', maximumFractionDigits: 1 }))
  // In Hong Kong a bare $ is the Hong Kong dollar.
  const currencyDisplay = tag === 'zh-HK' ? 'symbol' : 'narrowSymbol'
  const numberFormat = (options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(tag, options.style === 'currency' ? { ...options, currencyDisplay } : options)
  const dollars = lazy(() => numberFormat({ style: 'currency', currency: 'USD' }))
  const parts = lazy(() => percents(tag, 1))
  const regions = lazy(() => new Intl.DisplayNames(tag, { type: 'region' }))
  const languages = lazy(() => new Intl.DisplayNames(tag, { type: 'language' }))
  const distance = distanceIn(tag, zone)
  return {
    get zone() {
      return zone()
    },
    date: (value) => onMoment(value, (date) => day().format(date)),
    dateTime: (value) => onMoment(value, (date) => minute().format(date)),
    moment: (value, now = Date.now()) =>
      onMoment(value, (date) => (day().format(date) === day().format(now) ? brief() : nearby()).format(date)),
    time: (value) => onMoment(value, (date) => clock().format(date)),
    relative: (value, now = Date.now()) =>
      onMoment(value, (date) => apart(distance(date.getTime(), new Date(now).getTime()))),
    number: (value, options) =>
      onNumber(value, (n) => apart(signed((options ? numberFormat(options) : plain()).format(n)))),
    compact: (value) => onNumber(value, (n) => signed(short().format(n))),
    money: (value) => (value && isDecimal(value) ? signed(dollars().format(value)) : NOTHING),
    percent: (ratio) =>
      onNumber(ratio, (n) => {
        const digits = percentDigits(n)
        return signed((digits === 1 ? parts() : percents(tag, digits)).format(n))
      }),
    duration: (ms) => onNumber(ms, (n) => durationText(tag, n)),
    list: (items) => items.join(tag.startsWith('zh') ? '、' : ', '),
    sentences: (items) => sentencesIn(tag.startsWith('zh'), items),
    region: (code) => regions().of(code) ?? code,
    language: (code) => languages().of(code) ?? code,
    statements: (items) => items.join(tag.startsWith('zh') ? '；' : '; '),
  }
}

function percents(tag: string, maximumFractionDigits: number): Intl.NumberFormat {
  return new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits })
}

/** @returns how many digits of a percentage tell a ratio from 0 and from 1; differences that come of dividing are none */
function percentDigits(ratio: number): number {
  const part = Math.abs(ratio)
  const distances = [part, Math.abs(1 - part)].filter((distance) => distance > 1e-9)
  return Math.max(1, Math.ceil(-Math.log10(Math.min(...distances) * 100)))
}

/** Replaces the hyphen that `Intl` writes by a minus sign. */
function signed(text: string): string {
  return text.replace('-', '−')
}

function isDecimal(value: string): value is `${number}` {
  return /^-?\d+(\.\d+)?$/.test(value)
}

function onMoment(value: Moment | null | undefined, show: (date: Date) => string): string {
  if (value === null || value === undefined || value === '') return NOTHING
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? NOTHING : show(date)
}

function onNumber(value: number | null | undefined, show: (n: number) => string): string {
  return typeof value === 'number' && Number.isFinite(value) ? show(value) : NOTHING
}

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const DISTANCES = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', SECOND],
] as const

/** Signed count and largest unit of a time difference, rounded towards zero. */
export function largestUnit(ms: number): [number, Intl.RelativeTimeFormatUnit] {
  const found = DISTANCES.find(([, size]) => Math.abs(ms) >= size)
  // `|| 0` turns -0 ("0 seconds ago") into 0 ("now").
  return found ? [Math.trunc(ms / found[1]) || 0, found[0]] : [0, 'second']
}

/**
 * Words of a calendar are used as the calendar has them: 30 hours ago may be yesterday or the day before. Weeks, months and years are counted, because "last week" is not seven to thirteen days ago.
 */
function distanceIn(tag: string, zone: () => string): (at: number, now: number) => string {
  const words = lazy(() => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }))
  const counts = lazy(() => new Intl.RelativeTimeFormat(tag, { numeric: 'always' }))
  const dates = lazy(() => new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: zone() }))
  const dayOf = (at: number) => Date.parse(dates().format(at)) / DAY
  return (at, now) => {
    const [count, unit] = largestUnit(at - now)
    if (unit === 'day') return words().format(dayOf(at) - dayOf(now), unit)
    return (unit === 'second' ? words() : counts()).format(count, unit)
  }
}

const LENGTHS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', SECOND],
] as const

function durationText(tag: string, ms: number): string {
  const total = Math.max(0, ms)
  const first = LENGTHS.findIndex(([, size]) => total >= size)
  const shown = first < 0 ? LENGTHS.slice(-1) : LENGTHS.slice(first, first + 2)
  let rest = total
  const texts: string[] = []
  for (const [unit, size] of shown) {
    const count = Math.floor(rest / size)
    rest -= count * size
    if (count > 0 || texts.length === 0) {
      texts.push(new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short' }).format(count))
    }
  }
  return apart(texts.join(' '))
}

/** Inserts the space between digits and Chinese, which `Intl` omits in simplified Chinese (docs/glossary.md). */
function apart(text: string): string {
  return text.replace(/(\d)(?=\p{Script=Han})/gu, '$1 ')
}

function knownZone(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}

function lazy<T>(make: () => T): () => T {
  let value: T | undefined
  return () => {
    value ??= make()
    return value
  }
}

function sentencesIn(chinese: boolean, items: readonly string[]): string {
  const [stop, gap] = chinese ? ['。', ''] : ['.', ' ']
  const closed = items.slice(0, -1).map((text) => (/[.!?…。！？]$/.test(text) ? text : text + stop))
  return [...closed, ...items.slice(-1)].join(gap)
}
