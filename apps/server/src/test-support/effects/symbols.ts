import { decrypt, hashToken, type Secret } from '../../kernel/secret.ts'
import { plain, type Row, type Rows } from './rows.ts'

/** Keys under which texts are encrypted in rows. */
const PURPOSES = [
  'network-app-secret',
  'mail-content',
  'email-password',
  'proxy-password',
  'translation-key',
  'webhook',
  'totp',
  'factor-change',
  'idempotency-answers',
]

const DAY = 86_400_000
const UNITS = [
  ['d', DAY],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1000],
  ['ms', 1],
] as const

/** Values further away than this are no times. */
const TIMES_WITHIN = 20 * 365 * DAY

/** @returns a moment as its distance: `now`, `now+1d2h` */
function distance(ms: number): string {
  let rest = Math.abs(ms)
  const parts = UNITS.map(([unit, size]) => {
    const count = Math.floor(rest / size)
    rest -= count * size
    return count > 0 ? `${count}${unit}` : ''
  })
  return ms === 0 ? 'now' : `now${ms < 0 ? '-' : '+'}${parts.join('')}`
}

/** What a row is told apart by in a text, besides its key. */
const TELLING = ['seat_code', 'order_no', 'account', 'handle', 'external_id', 'url', 'name']
/** Random values that are no row's: each is numbered where it first appears. */
const RANDOM: readonly [string, RegExp][] = [
  ['password', /\$argon2id\$[^"\s]*/g],
  ['state', /\beyJ[\w-]{20,}\.[\w-]{43}(?![\w-])/g],
  ['sealed', /(?<![\w+/-])[\w+/-]{60,}={0,2}/g],
  ['secret', /\bwhsec_[\w+/]{43}=/g],
  ['id', /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi],
  ['hash', /\b(?:0x)?[0-9a-f]{64}\b/g],
  ['hex', /(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])/g],
  ['recovery code', /\b[a-z2-9]{4}(?:-[a-z2-9]{4}){2}\b/g],
  ['base32', /\b[A-Z2-7]{32}\b/g],
  ['credential', /(?<=(?:[iI]d|credential_id)\\*":\\*")[\w+/-]{22}(?:==)?(?=\\*")/g],
  ['random', /(?<![0-9a-f])a?[0-9a-f]{12}(?![0-9a-f])/g],
  ['token', /(?<![\w-])(?:[a-z]+_)?[\w-]{43}(?![\w-])/g],
  ['order', /\b2026\d{20}\b/g],
  ['number', /\b\d{11,15}\b/g],
  ['code', /(?<![\w#])\d{6}\b/g],
  ['network', /\b2001:db8(?::[0-9a-f]{4}){2}::\/64/g],
  ['address', /\b10(?:\.\d{1,3}){3}\b|\b2001:db8(?::[0-9a-f]{4}){2}::7\b/g],
  ['start', /\bsp[a-z]_[\w-]{4}(?![\w-])/g],
  ['amount', /\b10[1-3]\.\d\d\b/g],
]
const MOMENT = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g

interface Context {
  secret: Secret
  now: number
  /** Addresses of servers, which change with each run. */
  fixed: readonly (readonly [string, string])[]
}

/** Names of rows and random values, so that what a call does reads the same in each run. */
export class Symbols {
  readonly #context: Context
  readonly #names: Map<string, string>
  readonly #counts = new Map<string, number>()
  readonly #random = new Map<string, string>()

  constructor(context: Context, names: ReadonlyMap<string, string> = new Map()) {
    this.#context = context
    this.#names = new Map(names)
  }

  /** @returns the same names, for one call: what it adds is named for itself */
  forOneCall(): Symbols {
    return new Symbols(this.#context, this.#names)
  }

  /** Names the rows that have no name yet: `account#1`; those of the stage `account@1`. */
  nameRows(rows: Rows, mark: '@' | '#'): void {
    const added: { name: string; keys: unknown[]; row: Row }[] = []
    for (const [table, byKey] of rows)
      for (const [key, row] of byKey) {
        if (this.#names.has(`${table} ${key}`)) continue
        const number = (this.#counts.get(table) ?? 0) + 1
        this.#counts.set(table, number)
        const name = `${table}${mark}${number}`
        this.#names.set(`${table} ${key}`, name)
        added.push({ name, keys: JSON.parse(key) as unknown[], row })
      }
    // A user's id is the key of other tables too, which it does not stand for.
    for (const { name, row } of added) this.#nameValue(row.id, name)
    for (const { name, keys, row } of added) {
      if (keys.length === 1) this.#nameValue(keys[0], name)
      for (const column of TELLING) this.#nameValue(row[column], `${name}.${column}`)
    }
  }

  /** Names a value that is none of a row's. */
  nameAlso(value: string, name: string): void {
    this.#names.set(value, name)
  }

  #nameValue(value: unknown, name: string): void {
    if (isRandom(value) && !this.#names.has(value)) this.#names.set(value, name)
  }

  /** @returns the name of a row */
  rowName(table: string, key: string): string {
    return this.#names.get(`${table} ${key}`) ?? this.text(`${table} ${key}`)
  }

  /** @returns a value of a row's column; the key by which a random name is sorted is as random */
  cell(column: string, value: unknown, row: Row): string {
    if (column === 'credential_id' && typeof value === 'string') return this.#numbered('credential', value)
    return column === 'sort_name' && (isRandom(row.name) || isRandom(row.title))
      ? '<sort key>'
      : this.value(value, row)
  }

  /** @returns a value of an answer, or of a column, as it stands in the record */
  value(value: unknown, row: Row = {}): string {
    if (Buffer.isBuffer(value)) return this.#bytes(value, row)
    if (typeof value === 'number') {
      const known = this.#context.fixed.find(([text]) => text === String(value))
      if (known) return known[1]
      // Orders of the tour have random cents.
      if (/^-?10[1-3]\d\d$/.test(String(value)))
        return `${value < 0 ? '-' : ''}${this.text((Math.abs(value) / 100).toFixed(2))} in cents`
      const ms = value - this.#context.now
      return Math.abs(ms) < TIMES_WITHIN ? distance(ms) : String(value)
    }
    return typeof value === 'string' ? JSON.stringify(this.text(value)).slice(1, -1) || "''" : String(value)
  }

  /** @returns a text whose ids, tokens and moments are symbols */
  text(text: string): string {
    const { fixed, now } = this.#context
    let symbolic = text
    for (const [value, name] of fixed) symbolic = symbolic.replaceAll(value, name)
    symbolic = symbolic.replace(MOMENT, (moment) => `<${distance(Date.parse(moment) - now)}>`)
    symbolic = symbolic.replace(/\b1[67]\d{11}\b/g, (ms) => `<${distance(Number(ms) - now)}>`)
    for (const [kind, pattern] of RANDOM)
      symbolic = symbolic.replace(pattern, (value) => this.#named(value) ?? this.#numbered(kind, value))
    return symbolic
  }

  #named(value: string): string | undefined {
    const known = this.#names.get(value)
    if (known) return `<${known}>`
    const byHash = this.#names.get(plain(hashToken(value)) as string)
    return byHash && `<token of ${byHash}>`
  }

  #numbered(kind: string, value: string): string {
    const known = this.#random.get(value)
    if (known) return known
    const number = (this.#counts.get(`<${kind}>`) ?? 0) + 1
    this.#counts.set(`<${kind}>`, number)
    const name = `<${kind} ${number}>`
    this.#random.set(value, name)
    return name
  }

  /** Bytes are a hash, or a text that is encrypted for its row. */
  #bytes(bytes: Buffer, row: Row): string {
    const hex = plain(bytes) as string
    const known = this.#names.get(hex)
    if (known) return `<${known}>`
    for (const purpose of PURPOSES)
      for (const boundTo of Object.values(row)) {
        if (typeof boundTo !== 'string' || bytes.length < 28) continue
        try {
          return `sealed(${this.value(decrypt(this.#context.secret.key(purpose), bytes, boundTo))})`
        } catch {
          // Another key, or bound to another column.
        }
      }
    return this.#numbered('bytes', hex)
  }
}

function isRandom(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    (/^0x[0-9a-f]{32,}$/.test(value) || RANDOM.some(([, pattern]) => value.replace(pattern, '') === ''))
  )
}
