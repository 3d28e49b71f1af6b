import type { Clock } from '@seaport/runner/clock'

/** One line of a record, which its answer completes. */
export interface Line {
  readonly at: number
  readonly who: string
  text: string
}

/** What random values are shown as, by their form. */
const DRAWN: readonly [name: string, form: RegExp][] = [
  ['uuid', /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g],
  ['token', /EAAS[\w-]{40}/g],
  ['port', /(?<=http:\/\/127\.0\.0\.1:)\d{5}(?=")/g],
  ['key', /(?<="[xyd]":")[\w-]{43}(?=")/g],
]

/** Everything that a client said to networks, server, disk and person, in order and with its time. */
export class Talk {
  readonly lines: Line[] = []
  readonly #clock: Pick<Clock, 'now'>
  readonly #secrets = new Map<string, string>()
  readonly #names = new Map<string, string>()

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock
  }

  note(who: string, text: string): Line {
    const line = { at: this.#clock.now(), who, text }
    this.lines.push(line)
    return line
  }

  /** A secret that the record shows under a name. */
  hide(secret: string, name: string): void {
    this.#secrets.set(secret, name)
  }

  /** @param from first line shown; the lines before are the same as in another record */
  text(from = 0): string {
    let before = this.lines[from]?.at ?? 0
    const shown = this.lines.slice(from).map(({ at, who, text }) => {
      const passed = at - before
      before = at
      return `${passed === 0 ? '' : `+${durationOf(passed)}`}`.padEnd(11) + who.padEnd(9) + this.#plain(text)
    })
    return shown.join('\n')
  }

  #plain(text: string): string {
    let plain = text
    for (const [secret, name] of this.#secrets) plain = plain.replaceAll(secret, `‹${name}›`)
    for (const [name, form] of DRAWN)
      plain = plain.replaceAll(form, (drawn) => {
        const known = this.#names.get(drawn) ?? `‹${name} ${countOf(this.#names, name) + 1}›`
        this.#names.set(drawn, known)
        return known
      })
    return plain
  }
}

const countOf = (names: ReadonlyMap<string, string>, name: string) =>
  [...names.values()].filter((one) => one.startsWith(`‹${name} `)).length

/** `1h 2m 3.5s`, exactly. */
function durationOf(ms: number): string {
  const parts = [
    [Math.floor(ms / 3_600_000), 'h'],
    [Math.floor(ms / 60_000) % 60, 'm'],
    [(ms % 60_000) / 1000, 's'],
  ] as const
  return parts.flatMap(([amount, unit]) => (amount === 0 ? [] : [`${amount}${unit}`])).join(' ')
}

/** A request's body as a record shows it. */
export async function bodyText(body: RequestInit['body']): Promise<string> {
  if (body === null || body === undefined) return ''
  if (body instanceof URLSearchParams) return ` ${decodeURIComponent(body.toString().replaceAll('+', ' '))}`
  if (body instanceof FormData)
    return ` form ${[...body].map(([name, value]) => `${name}=${typeof value === 'string' ? value : `${value.size} bytes of ${value.type}`}`).join(' ')}`
  if (typeof body === 'string') return ` ${body}`
  const { byteLength } = body instanceof Blob ? await body.arrayBuffer() : (body as ArrayBuffer)
  return ` ${byteLength} bytes`
}
