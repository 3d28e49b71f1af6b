import type { ReactNode } from 'react'
import { arrowsIn } from './arrows.ts'
import { type Control, controls } from './controls.ts'
import { keptSince, storage } from './kept.ts'
import { lengthIn } from './lengths.ts'
import type { Line } from './outline.ts'
import { propsOf } from './part-props.ts'
import {
  changes,
  dialogs,
  focus,
  isSame,
  nameOf,
  RecordPage,
  type Shown,
  type Stage,
  type Weather,
} from './record-page.tsx'

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
  /**
   * Whether it is also told what differs in a language that is chosen later, what is copied, what becomes of what was opened when it is left, of keys in
   * a field, what a minute changes of what asks for nothing, and in other states, what differs while letters are no shortcuts, and what is asked when the
   * part goes.
   */
  readonly thorough?: boolean
  /** Of how many lines at most it is told, if it is longer than most. */
  readonly mostLines?: number
  /** What else can happen to what is shown, besides acts on its controls: keys, and news from outside. */
  readonly happens?: () => ReadonlyMap<string, () => void>
  given(prop: string, weather: Weather): unknown
  /** @returns what its owner gives it after it has called this, by prop */
  feed?(call: string): Readonly<Record<string, unknown>> | undefined
}

/** A state, and the acts on it one after the other, by their names. */
export interface Moment {
  readonly state: Weather
  readonly path: readonly string[]
}

/** What an act on a part has brought. */
interface Taken {
  readonly before: readonly Line[]
  readonly element: HTMLElement | undefined
  readonly calls: readonly string[]
  readonly hasOpened: boolean
  /** What can be acted on since. */
  readonly fresh: readonly Control[]
}

const MINUTE_MS = 60_000

/** What stands for an answer that is to come is short. */
const MOST_BEFORE = 12

/** With one of these keys a link opens a tab or a window. */
export const TO_ANOTHER_TAB: readonly MouseEventInit[] = [
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
]

/** Plays a part: opens it in a state, acts on it, and says what comes of that. Which acts are played, its record decides. */
export class PartPlay {
  readonly stage: Stage
  readonly page: RecordPage
  /** A prop that the part does without. */
  missing: string | undefined
  readonly #part: Part
  /** Props that the part has read. */
  readonly #read = new Set<string>()
  /** What its owner has given it since. */
  #fed: Readonly<Record<string, unknown>> = {}
  /** Where the page stands: in a state, after acts on it. */
  #place: { readonly state: Weather; readonly path: string; readonly before: Line[] } | undefined

  constructor(stage: Stage, part: Part) {
    this.stage = stage
    this.page = new RecordPage(stage, part.mostLines)
    this.#part = part
  }

  /** What the part was given of what it read. */
  given(state: Weather): string {
    return JSON.stringify([...this.#read].map((prop) => this.#part.given(prop, state)))
  }

  /** The part with what it is given in a state. */
  shown(weather: Weather): Shown {
    const given = (prop: string): unknown => {
      this.#read.add(prop)
      return prop in this.#fed ? this.#fed[prop] : this.#part.given(prop, weather)
    }
    return { component: this.#part.component, props: propsOf(given, this.stage.calls, this.missing) }
  }

  async open(weather: Weather): Promise<Line[]> {
    await this.page.open(weather, this.shown(weather))
    const before = this.page.outline()
    this.#place = { state: weather, path: '', before }
    return before
  }

  /** Goes where these acts on a state lead, if the page does not stand there. @returns what the state shows before them */
  async go({ state, path }: Moment): Promise<Line[]> {
    const place = this.#place
    this.#place = undefined
    if (place?.state === state && place.path === nameOf(path)) return place.before
    const before = place?.state === state && place.path === '' ? place.before : await this.open(state)
    for (const key of path) await this.page.perform(key)
    return before
  }

  /** Whether the page stands after an act of which more can be told. */
  get stands(): boolean {
    return this.#place !== undefined
  }

  /** Tells that the page no longer shows what it did. */
  move(): void {
    this.#place = undefined
  }

  /** Leaves the dialog or panel that is open. @returns what comes of it */
  async leave(before: readonly Line[]): Promise<string[]> {
    this.page.calls()
    const isClosed = await this.page.leave()
    this.#place = undefined
    const said = [...this.page.calls(), ...changes(before, this.page.outline())]
    return said.length > 0 ? said : [isClosed ? 'as before' : 'stays']
  }

  async copy(button: HTMLElement): Promise<string> {
    await this.page.happen(() => button.click())
    return this.page.calls().join(' ').replaceAll(/\s+/g, ' ')
  }

  /** Tells what the part shows before one of its answers has come, and what differs once it has. */
  async await(call: string, first: readonly Line[]): Promise<void> {
    this.stage.late = call
    const shown = await this.open(0)
    this.page.say(`before ${call}`, changes(first, shown), MOST_BEFORE)
    await this.page.answer(0)
    this.page.calls()
    this.page.say(`${call} later, differs`, changes(first, this.page.outline()))
    this.#place = undefined
  }

  /** Tells what a minute changes. */
  async waitIn(state: Weather): Promise<void> {
    const before = await this.open(state)
    this.page.calls()
    await this.page.wait(MINUTE_MS)
    const where = state === 0 ? '' : `, in state ${state}`
    this.page.say(`a minute later${where}`, [...this.page.calls(), ...changes(before, this.page.outline())])
  }

  /**
   * Tells what comes of something that happens to a state. A key that changes nothing is told too, for it is shown; one that asks for something is
   * pressed again before the answer, as by somebody in a hurry.
   */
  async happen(state: Weather, name: string, run: () => void): Promise<void> {
    const before = await this.go({ state, path: [] })
    this.page.calls()
    const kept = storage()
    const isKey = name.startsWith('key ')
    const happen = () => this.page.happen(run)
    if (isKey) this.stage.turn('silent')
    await happen()
    if (isKey && this.stage.calls.some((call) => call.startsWith('asks '))) await happen()
    if (isKey) await this.page.happen(() => this.stage.turn(state))
    const said = this.#news(before, kept)
    this.#place = said.length === 0 ? { state, path: '', before } : undefined
    const where = state === 0 ? '' : `, in state ${state}`
    this.page.say(`${name}${where}`, said.length === 0 && isKey ? ['nothing'] : said)
  }

  /** Tells what a button asks for once the form that it stands in is filled in. */
  async takeFilled(at: Moment, fields: readonly Control[], key: string): Promise<void> {
    await this.go(at)
    const said = await this.page.pressFilled(fields, key)
    this.#place = undefined
    this.page.say(`${nameOf([...at.path, key])}, filled in`, said)
  }

  async fillIn(at: Moment, fields: readonly Control[], submit: Control): Promise<void> {
    const before = await this.go(at)
    const where = this.missing
      ? `, without ${this.missing}${at.state === 0 ? '' : `, in state ${at.state}`}`
      : ''
    const head = (act: string) => `${nameOf([...at.path, act])}${where}`
    await this.page.fillIn({ state: at.state, before, fields, submit, head })
  }

  /** Tells what a link does besides leading somewhere. */
  async follow(state: Weather, key: string, held: readonly MouseEventInit[]): Promise<void> {
    const before = await this.go({ state, path: [] })
    this.page.calls()
    const kept = storage()
    const leads = await this.page.follow(key, held)
    const said = this.#news(before, kept)
    this.#place = said.length === 0 ? { state, path: '', before } : undefined
    if (said.length > 0 && leads) said.push('leads on')
    if (said.length === 0 && !leads) said.push('leads nowhere')
    this.page.say(held === TO_ANOTHER_TAB ? `${key}, to another tab` : key, said)
  }

  /** Tells what the arrow keys do in a field for a number. */
  async press(state: Weather, field: Control): Promise<void> {
    await this.go({ state, path: [] })
    const told = await arrowsIn(
      field,
      (run) => this.page.happen(run),
      () => this.page.calls(),
    )
    this.#place = undefined
    this.page.say(`${field.key}, arrows`, told ? [told] : [])
  }

  /** Tells how long a text each of these fields takes. */
  async lengthen(state: Weather, fields: readonly Control[]): Promise<void> {
    await this.go({ state, path: [] })
    const told: string[] = []
    for (const field of fields) {
      const most = await lengthIn(
        field,
        (run) => this.page.happen(run),
        () => this.page.calls(),
      )
      if (most !== undefined) told.push(`${field.key}: ${most}`)
    }
    this.#place = undefined
    this.page.say('longest texts', told)
  }

  /** Presses a button that asks for something once more before the answer, as somebody in a hurry does. */
  async hurry(at: Moment, key: string): Promise<void> {
    await this.go(at)
    this.page.calls()
    this.stage.turn('silent')
    const pressed = controls().find((control) => control.key === key)?.element
    await this.page.perform(key)
    const once = this.page.calls()
    // Of several alike the next one has its name once it can't be pressed.
    if (controls().find((control) => control.key === key)?.element === pressed) await this.page.perform(key)
    const twice = this.page.calls()
    await this.page.happen(() => this.stage.turn(at.state))
    this.#place = undefined
    if (once.length > 0) this.page.say(`${nameOf([...at.path, key])}, pressed twice`, twice)
  }

  /** Tells what an act shows that is refused what it asks for. */
  async refuse(at: Moment, key: string): Promise<void> {
    const before = await this.go(at)
    this.page.calls()
    this.stage.turn('refusing')
    await this.page.perform(key)
    const hasAsked = this.page.calls().some((call) => call.startsWith('asks '))
    const said = changes(before, this.page.outline())
    await this.page.happen(() => this.stage.turn(at.state))
    this.#place = undefined
    if (hasAsked) this.page.say(`${nameOf([...at.path, key])}, refused`, said.length > 0 ? said : ['nothing'])
  }

  /** Presses a button again that shows what it has done. */
  async again(before: readonly Line[], key: string, element: HTMLElement): Promise<void> {
    const now = controls().find((control) => control.element === element)
    if (!now || !element.matches('button') || (now.key === key && element.ariaExpanded === null)) return
    await this.page.perform(now.key)
    const said = [...this.page.calls(), ...changes(before, this.page.outline())]
    this.page.say(`${now.key}, after ${key}`, said.length > 0 ? said : ['as before'])
    this.#place = undefined
  }

  /** Presses a key in a field in which something was typed. */
  async type(at: Moment, key: string, pressed: string): Promise<void> {
    const before = await this.go(at)
    this.page.calls()
    await this.page.type(key, pressed)
    const said = [...this.page.calls(), ...changes(before, this.page.outline())]
    this.#place = undefined
    this.page.say(`${nameOf([...at.path, key])}, ${pressed}`, said.length > 0 ? said : ['nothing'])
  }

  /** Acts on a control, and tells what comes of it. */
  async take(at: Moment, key: string): Promise<Taken> {
    const before = await this.go(at)
    const element = controls().find((control) => control.key === key)?.element
    const known = new Set(controls().map((control) => control.key))
    const wereOpen = dialogs()
    this.page.calls()
    const kept = storage()
    const { activeElement } = document
    const isOwn = element !== undefined && element.closest('form') === null && !this.page.isUnsaved()
    await this.page.perform(key)
    const calls = await this.#feed(at.state, this.page.calls())
    const after = this.page.outline()
    const path = [...at.path, key]
    const said = [
      ...calls,
      ...keptSince(kept),
      ...changes(before, after),
      ...(document.activeElement === activeElement ? [] : focus(path)),
      // A form does it by itself.
      ...(isOwn && this.page.isUnsaved() ? ['asks before it is left'] : []),
    ]
    const isUntouched = keptSince(kept).length === 0 && isSame(before, after)
    this.#place = { state: at.state, path: isUntouched ? '' : nameOf(path), before }
    const where = this.missing ? `, without ${this.missing}` : at.state === 0 ? '' : `, in state ${at.state}`
    this.page.say(`${nameOf(path)}${where}`, said.length > 0 ? said : ['nothing'])
    const fresh = controls().filter((control) => !known.has(control.key))
    return { before, element, calls, hasOpened: dialogs() > wereOpen, fresh }
  }

  /** Gives the part what its owner gives it after these calls. @returns them, and those that follow */
  async #feed(state: Weather, calls: readonly string[]): Promise<readonly string[]> {
    const fed = calls.map((call) => this.#part.feed?.(call)).find(Boolean)
    if (!fed) return calls
    this.#fed = fed
    await this.page.change(this.shown(state))
    this.#fed = {}
    return [...calls, ...this.page.calls()]
  }

  #news(before: readonly Line[], kept: ReturnType<typeof storage>): string[] {
    return [...this.page.calls(), ...keptSince(kept), ...changes(before, this.page.outline())]
  }
}
