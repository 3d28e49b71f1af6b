import { changeLanguage } from '@seaport/i18n/browser'
import { act, cleanup, type RenderResult, render } from '@testing-library/react'
import { Component, type ReactNode, Suspense } from 'react'
import { vi } from 'vitest'
import { openConfirmation } from '../overlays/confirmations.ts'
import { pendingNotices } from '../overlays/notices.ts'
import { Overlays } from '../overlays/Overlays.tsx'
import { SeaportProvider } from '../theme/SeaportProvider.tsx'
import { briefOf } from './brief.ts'
import {
  type Control,
  choose,
  controls,
  isEmptied,
  isField,
  isList,
  isSubmit,
  kindOf,
  perform,
} from './controls.ts'
import { rewindClock, setClock } from './kit-clock.ts'
import { differenceOf, type Line } from './outline.ts'

/** What the world outside says: a sample by its turn, nothing in anything, no answer until it changes, or a refusal. */
export type Weather = number | 'empty' | 'silent' | 'refusing'

/** Where parts are shown. */
export interface Stage {
  /** Begins anew, in this weather. @returns what stands around a part */
  begin(weather: Weather): (part: ReactNode) => ReactNode
  /** Answers what has no answer yet. */
  turn(weather: Weather): void
  /** What was asked of the world outside; emptied by the record. */
  readonly calls: string[]
}

/** A part with what it is given, by the name of the prop. */
export interface Part {
  readonly name: string
  readonly component: (props: never) => ReactNode
  /** Props that it may do without, each of which is left out once. */
  readonly optional?: readonly string[]
  /** Whether an act is taken, by the names of those that lead to it, if not all are: what a screen holds has a record of its own. */
  readonly takes?: (path: readonly string[]) => boolean
  /** Selector of what an act may open whose own acts follow, if it is not a menu or a question. */
  readonly leads?: string
  /** Of how many lines at most it is told, if it is longer than most. */
  readonly mostLines?: number
  given(prop: string, weather: Weather): unknown
}

/** The states that a part is shown in after the first: other choices, others with large numbers, and nothing in it. */
const STATES: readonly Weather[] = [1, 2, 'empty']
/** Those of forms and of what is large, whose parts are shown in more. */
const FEW_STATES: readonly Weather[] = [1, 'empty']
const LARGE = 40

const MOST_LINES = 200
const MOST_CHANGES = 40

/** Milliseconds after an act in which what is delayed comes. */
const PAUSE_MS = 600

/** How deep acts go: a menu and what is in it, a question and its answer. */
const DEEPEST = 2

/** @returns what a part shows in each state and refused, and what each act on it asks, calls and changes */
export async function recordOfPart(stage: Stage, part: Part): Promise<string[]> {
  const record = new PartRecord(stage, part)
  try {
    return await record.lines()
  } finally {
    record.end()
  }
}

class PartRecord {
  readonly #stage: Stage
  readonly #part: Part
  readonly #lines: string[] = []
  readonly #done = new Set<string>()
  /** Props that the part has read. */
  readonly #read = new Set<string>()
  /** A prop that the part does without. */
  #missing: string | undefined
  #page: RenderResult | undefined
  #visit = 0
  /** Where the page stands: in a state, after acts on it. */
  #place: { readonly state: Weather; readonly path: string; readonly before: Line[] } | undefined

  constructor(stage: Stage, part: Part) {
    this.#stage = stage
    this.#part = part
  }

  async lines(): Promise<string[]> {
    this.#lines.push(`# ${this.#part.name}`)
    setClock()
    const first = await this.#open(0)
    const asked = this.#calls()
    this.#lines.push(...asked.map((call) => `  ${call}`), ...first.map(({ text }) => `  ${text}`))
    const told = new Set([JSON.stringify(first.map(({ text }) => text))])
    const states: Weather[] = [
      ...(first.length > LARGE || controls().some(isSubmit) ? FEW_STATES : STATES),
      ...(asked.length > 0 ? (['refusing'] as const) : []),
    ]
    const given = this.#given(0)
    // Acts come after the states in the record, and are taken while their state is still open.
    const acts = await this.#actsIn(0)
    for (const state of states) {
      if (asked.length === 0 && this.#given(state) === given) continue
      const shown = await this.#open(state)
      this.#calls()
      const key = JSON.stringify(shown.map(({ text }) => text))
      if (told.has(key)) continue
      told.add(key)
      this.#say(`state ${state}`, changes(first, shown))
      acts.push(...(await this.#actsIn(state)))
    }
    for (const prop of this.#part.optional ?? []) {
      this.#missing = prop
      const shown = await this.#open(0)
      this.#calls()
      this.#say(`without ${prop}`, changes(first, shown))
      acts.push(...(await this.#actsIn(0)))
    }
    return [...this.#lines, ...acts]
  }

  /** What acts on the state that is open say. */
  async #actsIn(state: Weather): Promise<string[]> {
    const from = this.#lines.length
    await this.#act(state, [], controls())
    return this.#lines.splice(from)
  }

  /** What the part was given of what it read. */
  #given(state: Weather): string {
    return JSON.stringify([...this.#read].map((prop) => this.#part.given(prop, state)))
  }

  end(): void {
    this.#forget()
    cleanup()
  }

  #forget(): void {
    this.#stage.turn('silent')
    act(() => openConfirmation.read()?.answer(false))
    pendingNotices.take()
    ;(document.activeElement as HTMLElement | null)?.blur()
    localStorage.clear()
    sessionStorage.clear()
    document.title = ''
    this.#stage.calls.length = 0
  }

  #say(head: string, lines: readonly string[]): void {
    if (lines.length === 0) return
    const left = lines.length - MOST_CHANGES
    this.#lines.push(`* ${head}`, ...counted(lines.slice(0, MOST_CHANGES)).map((line) => `    ${line}`))
    if (left > 0) this.#lines.push(`    and ${left} more`)
  }

  /** Of many alike the first are enough. */
  #outline(): Line[] {
    return briefOf(document).slice(0, this.#part.mostLines ?? MOST_LINES)
  }

  /** What was asked since the last time, in the order of its words: which of several parts asks first depends on what is loaded. */
  #calls(): string[] {
    return this.#stage.calls.splice(0).toSorted()
  }

  async #open(weather: Weather): Promise<Line[]> {
    this.#forget()
    await changeLanguage('en')
    rewindClock()
    const { component, given } = this.#part
    const props = propsOf((prop) => {
      this.#read.add(prop)
      return prop === this.#missing ? undefined : given(prop, weather)
    }, this.#stage.calls)
    const around = this.#stage.begin(weather)
    this.#visit += 1
    const page = (
      <SeaportProvider>
        <Suspense key={this.#visit} fallback="…">
          {around(
            <Failing>
              <Shown component={component} props={props} />
            </Failing>,
          )}
          <Overlays />
        </Suspense>
      </SeaportProvider>
    )
    await settled(() => {
      if (this.#page) this.#page.rerender(page)
      else this.#page = render(page)
    })
    const before = this.#outline()
    this.#place = { state: weather, path: '', before }
    return before
  }

  /** Goes where these acts on a state lead, if the page does not stand there. @returns what the state shows before them */
  async #go(state: Weather, path: readonly string[]): Promise<Line[]> {
    const place = this.#place
    this.#place = undefined
    if (place?.state === state && place.path === nameOf(path)) return place.before
    const before = place?.state === state && place.path === '' ? place.before : await this.#open(state)
    for (const key of path) await this.#perform(key)
    return before
  }

  /** Takes the acts that no state before had. */
  async #act(state: Weather, path: readonly string[], found: readonly Control[]): Promise<void> {
    // What a form begins with and sends without a prop is its own.
    const isOwn = (control: Control) =>
      this.#missing !== undefined && path.length === 0 && (isSubmit(control) || isField(control))
    const fresh = found.filter((control) => {
      if (this.#part.takes?.([...path, control.key]) === false) return false
      const kind = kindOf(nameOf([...path, control.key]))
      return isOwn(control) || (!this.#done.has(kind) && this.#done.add(kind))
    })
    const submit = fresh.find(isSubmit)
    const fields = fresh.filter(isField)
    if (submit) await this.#fillIn(state, path, fields, submit)
    for (const control of fresh)
      if (control !== submit && !(submit && isField(control))) await this.#take(state, path, control.key)
  }

  /** A form: sent as it is, filled in and sent, refused, and sent again. */
  async #fillIn(
    state: Weather,
    path: readonly string[],
    fields: readonly Control[],
    submit: Control,
  ): Promise<void> {
    let before = await this.#go(state, path)
    const tell = (head: string) => {
      const now = this.#outline()
      this.#say(`${nameOf([...path, head])}${this.#missing ? `, without ${this.#missing}` : ''}`, [
        ...this.#calls(),
        ...changes(before, now),
      ])
      before = now
    }
    this.#calls()
    await this.#send()
    tell(submit.key)
    await this.#fill(fields)
    tell('filled in')
    this.#stage.turn('silent')
    await this.#send()
    tell(`${submit.key}, sent`)
    await settled(() => this.#stage.turn('refusing'))
    tell('refused')
    this.#stage.turn(state)
    await this.#send()
    tell(`${submit.key} again`)
    // A form that stays is used a second time.
    if (!controls().some(isSubmit)) return
    await this.#fill(fields.filter(isEmptied))
    await this.#send()
    tell(`${submit.key} once more`)
  }

  async #fill(fields: readonly Control[]): Promise<void> {
    await settled(() => {
      for (const { key } of fields.filter((field) => !isList(field))) {
        const field = controls().find((one) => one.key === key)
        if (field) perform(field)
      }
    })
    for (const { key } of fields.filter(isList)) await this.#perform(key)
  }

  async #send(): Promise<void> {
    const submit = controls().find(isSubmit)
    if (submit) await this.#perform(submit.key)
  }

  async #perform(key: string): Promise<void> {
    const control = controls().find((one) => one.key === key)
    await settled(
      () => control && perform(control),
      () => vi.advanceTimersByTimeAsync(PAUSE_MS),
    )
    if (!control || !isList(control)) return
    // What a search found has come.
    await settled(() => undefined)
    await settled(choose)
  }

  async #take(state: Weather, path: readonly string[], key: string): Promise<void> {
    const before = await this.#go(state, path)
    const known = new Set(controls().map((control) => control.key))
    this.#calls()
    const kept = storage()
    const { activeElement } = document
    await this.#perform(key)
    const after = this.#outline()
    const said = [
      ...this.#calls(),
      ...(storage() === kept ? [] : [`keeps ${storage()}`]),
      ...changes(before, after),
      ...(document.activeElement === activeElement ? [] : focus([...path, key])),
    ]
    const isUntouched =
      storage() === kept &&
      after.length === before.length &&
      after.every(({ text }, at) => text === before[at]?.text)
    this.#place = { state, path: isUntouched ? '' : nameOf([...path, key]), before }
    const head = nameOf([...path, key])
    const where = this.#missing ? `, without ${this.#missing}` : state === 0 ? '' : `, in state ${state}`
    this.#say(`${head}${where}`, said.length > 0 ? said : ['nothing'])
    const opened = controls().filter(
      (control) =>
        !known.has(control.key) &&
        control.element.closest(this.#part.leads ?? '[role="menu"], [role="alertdialog"]') &&
        !control.key.includes('Cancel'),
    )
    if (path.length + 1 < DEEPEST) await this.#act(state, [...path, key], opened)
  }
}

const nameOf = (path: readonly string[]): string => path.join(' > ')

/** What went is told by its beginning; what came in full. */
const changes = (before: readonly Line[], after: readonly Line[]): string[] => differenceOf(before, after, 2)

const storage = (): string =>
  Object.keys(localStorage)
    .map((name) => `${name}=${localStorage.getItem(name)}`)
    .toSorted()
    .join(' ')

/** Equal lines in a row as one. */
function counted(lines: readonly string[]): string[] {
  const runs: { line: string; count: number }[] = []
  for (const line of lines) {
    const last = runs.at(-1)
    if (last?.line === line) last.count += 1
    else runs.push({ line, count: 1 })
  }
  return runs.map(({ line, count }) => (count === 1 ? line : `${line} ×${count}`))
}

/** Where the focus is, if not on what was acted on. */
function focus(acted: readonly string[]): string[] {
  const { activeElement } = document
  const on = controls().find(({ element }) => element === activeElement)
  return on && !acted.includes(on.key) ? [`focus on ${on.key}`] : []
}

const isListener = (name: string): boolean =>
  /^(?:on[A-Z]|set|show$|choose|close$|next$|previous$|send$|save$|refetch$|go$)/.test(name)

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  Object.getPrototypeOf(value) === Object.prototype &&
  !('$$typeof' in value)

/** Props that are made when they are asked for, and stay the same. What is called of them is told. */
function propsOf(given: (prop: string) => unknown, calls: string[]): Readonly<Record<string, unknown>> {
  const made = new Map<string, unknown>()
  const listener =
    (name: string, then?: unknown) =>
    (...args: unknown[]): unknown => {
      calls.push(`${name}(${args.map(inWords).join(', ')})`)
      return typeof then === 'function' ? then(...args) : undefined
    }
  const listening = (prop: string, value: unknown): unknown =>
    isPlain(value)
      ? Object.fromEntries(
          Object.entries(value).map(([name, inner]) => [
            name,
            typeof inner === 'function' && isListener(name) ? listener(`${prop}.${name}`, inner) : inner,
          ]),
        )
      : typeof value === 'function'
        ? (...args: unknown[]) => listening(prop, value(...args))
        : value
  const get = (prop: string) => {
    if (!made.has(prop)) made.set(prop, isListener(prop) ? listener(prop) : listening(prop, given(prop)))
    return made.get(prop)
  }
  return new Proxy<Record<string, unknown>>(
    {},
    { get: (_, prop) => (typeof prop === 'string' ? get(prop) : undefined) },
  )
}

function inWords(value: unknown): string {
  if (typeof value === 'function') return 'function'
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined'
  if (value instanceof Event || 'nativeEvent' in value) return 'event'
  const { id, order_no } = value as { id?: unknown; order_no?: unknown }
  return id || order_no ? `‹${id ?? order_no}›` : JSON.stringify(value).slice(0, 300)
}

function Shown({ component, props }: { component: Part['component']; props: object }): ReactNode {
  return <main>{component(props as never)}</main>
}

/** Tells what a part throws. */
class Failing extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error }
  }

  override render(): ReactNode {
    const { error } = this.state
    return error === undefined ? this.props.children : <p>{`throws ${error}`}</p>
  }
}

/** Runs, then waits until what is loaded lazily has come, and goes on. */
async function settled(run: () => unknown, then?: () => unknown): Promise<void> {
  await act(async () => {
    await run()
    await vi.dynamicImportSettled()
  })
  await act(async () => {
    await vi.dynamicImportSettled()
    await then?.()
  })
}
