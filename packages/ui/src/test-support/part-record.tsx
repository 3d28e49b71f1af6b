import type { ReactNode } from 'react'
import { arrowsIn, isNumber } from './arrows.ts'
import {
  type Control,
  controls,
  copyButtons,
  isField,
  isOfForm,
  isSubmit,
  isTyped,
  kindOf,
  links,
} from './controls.ts'
import { setClock } from './kit-clock.ts'
import { withoutLetters } from './letters.ts'
import type { Line } from './outline.ts'
import { propsOf } from './part-props.ts'
import { STATES_IN_A_MINUTE, statesAfter } from './part-states.ts'
import {
  changes,
  dialogs,
  focus,
  isSame,
  nameOf,
  RecordPage,
  type Stage,
  storage,
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
   * Whether it is also told where the focus is at first, what differs in a language that is chosen later, of buttons that are pressed twice, what is
   * copied, what becomes of what was opened when it is left, of keys in a field, what a minute changes, what differs while letters are no shortcuts, and
   * what is asked when the part goes.
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

const MINUTE_MS = 60_000

/** Of more buttons that copy, as in a list, the first are enough. */
const MOST_COPIES = 8

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
  readonly #page: RecordPage
  readonly #part: Part
  readonly #done = new Set<string>()
  /** Props that the part has read. */
  readonly #read = new Set<string>()
  /** Members of what the part is given and answered at first that may be null or missing. */
  #members: readonly (readonly [of: string, members: readonly string[]])[] = []
  /** A prop that the part does without. */
  #missing: string | undefined
  /** What its owner has given it since. */
  #fed: Readonly<Record<string, unknown>> = {}
  /** Where the page stands: in a state, after acts on it. */
  #place: { readonly state: Weather; readonly path: string; readonly before: Line[] } | undefined

  constructor(stage: Stage, part: Part) {
    this.#stage = stage
    this.#page = new RecordPage(stage, part.mostLines)
    this.#part = part
  }

  async lines(): Promise<string[]> {
    this.#page.lines.push(`# ${this.#part.name}`)
    setClock()
    this.#stage.lacking.found.clear()
    const first = await this.#open(0)
    this.#members = [...this.#stage.lacking.found].map(([of, members]) => [of, [...members]] as const)
    const asked = this.#page.calls()
    this.#page.lines.push(...asked.map((call) => `  ${call}`), ...first.map(({ text }) => `  ${text}`))
    const focused = this.#focused()
    this.#page.lines.push(...focused.map((line) => `  ${line}`))
    const told = new Set([seen(first)])
    const states = statesAfter({
      part: this.#part,
      lines: first.length,
      asks: asked.length > 0,
      canBeActedOn: controls().length > 0,
      isForm: controls().some(isSubmit),
    })
    const given = this.#given(0)
    // Acts come after the states in the record, and are taken while their state is still open.
    const acts = [...(await this.#actsIn(0)), ...(await this.#happenings(0))]
    for (const state of states) {
      if (asked.length === 0 && this.#given(state) === given) continue
      const shown = await this.#open(state)
      this.#page.calls()
      if (told.has(seen(shown))) continue
      told.add(seen(shown))
      const onOther = this.#focused().filter((line) => !focused.includes(line))
      this.#page.say(`state ${state}`, [...changes(first, shown), ...onOther])
      acts.push(...(await this.#actsIn(state)))
      if (this.#part.thorough && state !== 'refusing') acts.push(...(await this.#happenings(state)))
    }
    await this.#lack(first)
    await this.#change()
    await this.#translate()
    await this.#byItself()
    for (const prop of this.#part.optional ?? []) {
      this.#missing = prop
      const shown = await this.#open(0)
      this.#page.calls()
      this.#page.say(`without ${prop}`, changes(first, shown))
      acts.push(...(await this.#actsIn(0)))
    }
    return [...this.#page.lines, ...acts]
  }

  /** Tells what the part shows without each of the members that what it is given and answered may do without. */
  async #lack(first: readonly Line[]): Promise<void> {
    const { lacking } = this.#stage
    // What a screen holds has a record of its own.
    if (this.#part.takes) return
    for (const [of, members] of this.#members)
      for (const member of members) {
        // The cells of lists have a record of their own.
        if (member.startsWith('list.')) continue
        lacking.one = [of, member]
        const shown = await this.#open(0)
        this.#page.calls()
        this.#page.say(`without ${of} ${member}`.trimEnd(), changes(first, shown))
      }
    lacking.one = undefined
    this.#place = undefined
  }

  /** Tells what shows otherwise when the part is given something else than when it begins with that. A form begins once. */
  async #change(): Promise<void> {
    if (this.#given(0) === this.#given(1)) return
    const { component } = this.#part
    const props = this.#propsIn(1)
    await this.#page.open(0, { component, props })
    const begun = this.#page.outline()
    if (controls().some(isSubmit)) return
    await this.#open(0)
    await this.#page.change({ component, props: this.#propsIn(1) })
    this.#page.calls()
    this.#place = undefined
    this.#page.say('given something else later, differs', changes(begun, this.#page.outline()))
  }

  /** Tells what shows otherwise when the language is chosen later than when the part begins in that. */
  async #translate(): Promise<void> {
    if (!this.#part.thorough) return
    await this.#open(0)
    await this.#page.translate('vi')
    const later = this.#page.outline()
    const { component } = this.#part
    await this.#page.open(0, { component, props: this.#propsIn(0) }, undefined, 'vi')
    this.#page.calls()
    this.#place = undefined
    this.#page.say('in another language later, differs', changes(this.#page.outline(), later))
    await this.#page.translate('en')
  }

  /** Tells what a minute changes, what is copied, what letters do that are no shortcuts, and what is asked when the part is left, or taken away. */
  async #byItself(): Promise<void> {
    if (!this.#part.thorough) return
    const copied = new Set<string>()
    for (const state of STATES_IN_A_MINUTE) {
      const where = state === 0 ? '' : `, in state ${state}`
      const before = await this.#open(state)
      this.#page.calls()
      for (const button of copyButtons().slice(0, MOST_COPIES)) {
        const said = await this.#copy(button)
        if (said) copied.add(said)
      }
      await this.#open(state)
      this.#page.calls()
      await this.#page.wait(MINUTE_MS)
      this.#page.say(`a minute later${where}`, [
        ...this.#page.calls(),
        ...changes(before, this.#page.outline()),
      ])
    }
    this.#page.say('copy buttons', [...copied])
    if (dialogs() > 0) this.#page.say('left', await this.#left(await this.#open(0)))
    const letters = await withoutLetters(this.#page, this.#part.happens?.(), await this.#open(0))
    this.#page.say('without letters as shortcuts', letters)
    await this.#open(0)
    this.#page.calls()
    await this.#page.remove()
    this.#page.say('taken away', this.#page.calls())
    this.#place = undefined
  }

  async #copy(button: HTMLElement): Promise<string> {
    await this.#page.happen(() => button.click())
    return this.#page.calls().join(' ').replaceAll(/\s+/g, ' ')
  }

  /** Leaves the dialog or panel that is open. @returns what comes of it */
  async #left(before: readonly Line[]): Promise<string[]> {
    this.#page.calls()
    const isClosed = await this.#page.leave()
    this.#place = undefined
    const said = [...this.#page.calls(), ...changes(before, this.#page.outline())]
    return said.length > 0 ? said : [isClosed ? 'as before' : 'stays']
  }

  /** Where the focus is before anything is acted on. */
  #focused(): string[] {
    return this.#part.thorough ? focus([]) : []
  }

  /** What acts on the state that is open say. */
  async #actsIn(state: Weather): Promise<string[]> {
    const from = this.#page.lines.length
    const leads = links()
    const numbers = controls().filter(isNumber)
    await this.#act(state, [], controls())
    for (const field of numbers) await this.#press(state, field)
    for (const { key } of leads)
      for (const held of [[{}], TO_ANOTHER_TAB]) await this.#follow(state, key, held)
    return this.#page.lines.splice(from)
  }

  /**
   * What comes of all that can happen to a state besides, unless it happened to one before. A key that changes nothing is told too, for it is shown; one that asks for something is
   * pressed again before the answer, as by somebody in a hurry.
   */
  async #happenings(state: Weather): Promise<string[]> {
    const { happens } = this.#part
    const from = this.#page.lines.length
    if (!happens) return []
    await this.#go(state, [])
    const where = state === 0 ? '' : `, in state ${state}`
    for (const name of [...happens().keys()]) {
      if (this.#done.has(name)) continue
      this.#done.add(name)
      const before = await this.#go(state, [])
      this.#page.calls()
      const kept = storage()
      const isKey = name.startsWith('key ')
      const happen = () => this.#page.happen(() => happens().get(name)?.())
      if (isKey) this.#stage.turn('silent')
      await happen()
      if (isKey && this.#stage.calls.some((call) => call.startsWith('asks '))) await happen()
      if (isKey) await this.#page.happen(() => this.#stage.turn(state))
      const said = [
        ...this.#page.calls(),
        ...(storage() === kept ? [] : [`keeps ${storage()}`]),
        ...changes(before, this.#page.outline()),
      ]
      this.#place = said.length === 0 ? { state, path: '', before } : undefined
      this.#page.say(`${name}${where}`, said.length === 0 && isKey ? ['nothing'] : said)
    }
    return this.#page.lines.splice(from)
  }

  /** What the part was given of what it read. */
  #given(state: Weather): string {
    return JSON.stringify([...this.#read].map((prop) => this.#part.given(prop, state)))
  }

  end(): void {
    this.#page.end()
  }

  #propsIn(weather: Weather): Readonly<Record<string, unknown>> {
    const given = (prop: string): unknown => {
      this.#read.add(prop)
      return prop in this.#fed ? this.#fed[prop] : this.#part.given(prop, weather)
    }
    return propsOf(given, this.#stage.calls, this.#missing)
  }

  async #open(weather: Weather): Promise<Line[]> {
    const { component } = this.#part
    await this.#page.open(weather, { component, props: this.#propsIn(weather) })
    const before = this.#page.outline()
    this.#place = { state: weather, path: '', before }
    return before
  }

  /** Goes where these acts on a state lead, if the page does not stand there. @returns what the state shows before them */
  async #go(state: Weather, path: readonly string[]): Promise<Line[]> {
    const place = this.#place
    this.#place = undefined
    if (place?.state === state && place.path === nameOf(path)) return place.before
    const before = place?.state === state && place.path === '' ? place.before : await this.#open(state)
    for (const key of path) await this.#page.perform(key)
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
    if (submit) for (const { key } of fresh.filter(isOfForm)) await this.#takeFilled(state, path, fields, key)
  }

  /** Tells what a button asks for once the form that it stands in is filled in. */
  async #takeFilled(
    state: Weather,
    path: readonly string[],
    fields: readonly Control[],
    key: string,
  ): Promise<void> {
    await this.#go(state, path)
    const said = await this.#page.pressFilled(fields, key)
    this.#place = undefined
    this.#page.say(`${nameOf([...path, key])}, filled in`, said)
  }

  async #fillIn(
    state: Weather,
    path: readonly string[],
    fields: readonly Control[],
    submit: Control,
  ): Promise<void> {
    const before = await this.#go(state, path)
    const head = (act: string) =>
      `${nameOf([...path, act])}${this.#missing ? `, without ${this.#missing}` : ''}`
    await this.#page.fillIn({ state, before, fields, submit, head })
  }

  /** Tells what a link does besides leading somewhere. */
  async #follow(state: Weather, key: string, held: readonly MouseEventInit[]): Promise<void> {
    const head = held === TO_ANOTHER_TAB ? `${key}, to another tab` : key
    // What it counts is not its name.
    const kind = kindOf(head.replace(/[\d,.+]+(?=$|, to)/, ''))
    if (this.#part.takes?.([key]) === false || this.#done.has(kind)) return
    this.#done.add(kind)
    const before = await this.#go(state, [])
    this.#page.calls()
    const kept = storage()
    const leads = await this.#page.follow(key, held)
    const after = this.#page.outline()
    const said = [
      ...this.#page.calls(),
      ...(storage() === kept ? [] : [`keeps ${storage()}`]),
      ...changes(before, after),
    ]
    this.#place = said.length === 0 ? { state, path: '', before } : undefined
    if (said.length > 0 && leads) said.push('leads on')
    if (said.length === 0 && !leads) said.push('leads nowhere')
    this.#page.say(head, said)
  }

  /** Tells what the arrow keys do in a field for a number. */
  async #press(state: Weather, field: Control): Promise<void> {
    const head = `${field.key}, arrows`
    if (this.#part.takes?.([field.key]) === false || this.#done.has(kindOf(head))) return
    this.#done.add(kindOf(head))
    await this.#go(state, [])
    const told = await arrowsIn(
      field,
      (run) => this.#page.happen(run),
      () => this.#page.calls(),
    )
    this.#place = undefined
    this.#page.say(head, told ? [told] : [])
  }

  /** Gives the part what its owner gives it after these calls. @returns them, and those that follow */
  async #feed(state: Weather, calls: readonly string[]): Promise<readonly string[]> {
    const fed = calls.map((call) => this.#part.feed?.(call)).find(Boolean)
    if (!fed) return calls
    this.#fed = fed
    await this.#page.change({ component: this.#part.component, props: this.#propsIn(state) })
    this.#fed = {}
    return [...calls, ...this.#page.calls()]
  }

  /** Presses a button that asks for something once more before the answer, as somebody in a hurry does. */
  async #hurry(state: Weather, path: readonly string[], key: string): Promise<void> {
    await this.#go(state, path)
    this.#page.calls()
    this.#stage.turn('silent')
    await this.#page.perform(key)
    const once = this.#page.calls()
    await this.#page.perform(key)
    const twice = this.#page.calls()
    await this.#page.happen(() => this.#stage.turn(state))
    this.#place = undefined
    if (once.length > 0) this.#page.say(`${nameOf([...path, key])}, pressed twice`, twice)
  }

  /** Tells what an act shows that is refused what it asks for. */
  async #refuse(state: Weather, path: readonly string[], key: string): Promise<void> {
    const before = await this.#go(state, path)
    this.#page.calls()
    this.#stage.turn('refusing')
    await this.#page.perform(key)
    const hasAsked = this.#page.calls().some((call) => call.startsWith('asks '))
    const said = changes(before, this.#page.outline())
    await this.#page.happen(() => this.#stage.turn(state))
    this.#place = undefined
    if (hasAsked) this.#page.say(`${nameOf([...path, key])}, refused`, said.length > 0 ? said : ['nothing'])
  }

  /** Presses a button again that shows what it has done. */
  async #again(before: readonly Line[], key: string, element: HTMLElement): Promise<void> {
    const now = controls().find((control) => control.element === element)
    if (!now || !element.matches('button') || (now.key === key && element.ariaExpanded === null)) return
    await this.#page.perform(now.key)
    const said = [...this.#page.calls(), ...changes(before, this.#page.outline())]
    this.#page.say(`${now.key}, after ${key}`, said.length > 0 ? said : ['as before'])
    this.#place = undefined
  }

  /** Presses a key in a field in which something was typed. */
  async #type(state: Weather, path: readonly string[], key: string, pressed: string): Promise<void> {
    const before = await this.#go(state, path)
    this.#page.calls()
    await this.#page.type(key, pressed)
    const said = [...this.#page.calls(), ...changes(before, this.#page.outline())]
    this.#place = undefined
    this.#page.say(`${nameOf([...path, key])}, ${pressed}`, said.length > 0 ? said : ['nothing'])
  }

  async #take(state: Weather, path: readonly string[], key: string): Promise<void> {
    const before = await this.#go(state, path)
    const element = controls().find((control) => control.key === key)?.element
    const known = new Set(controls().map((control) => control.key))
    const wereOpen = dialogs()
    this.#page.calls()
    const kept = storage()
    const { activeElement } = document
    await this.#page.perform(key)
    const calls = await this.#feed(state, this.#page.calls())
    const after = this.#page.outline()
    const said = [
      ...calls,
      ...(storage() === kept ? [] : [`keeps ${storage()}`]),
      ...changes(before, after),
      ...(document.activeElement === activeElement ? [] : focus([...path, key])),
    ]
    const isUntouched = storage() === kept && isSame(before, after)
    this.#place = { state, path: isUntouched ? '' : nameOf([...path, key]), before }
    const head = nameOf([...path, key])
    const where = this.#missing ? `, without ${this.#missing}` : state === 0 ? '' : `, in state ${state}`
    this.#page.say(`${head}${where}`, said.length > 0 ? said : ['nothing'])
    const hasOpened = dialogs() > wereOpen
    const opened = controls().filter(
      (control) =>
        !known.has(control.key) &&
        control.element.closest(this.#part.leads ?? '[role="menu"], [role="alertdialog"]') &&
        !control.key.includes('Cancel'),
    )
    if (path.length + 1 < DEEPEST) await this.#act(state, [...path, key], opened)
    if (!this.#part.thorough || !element || this.#missing) return
    if (hasOpened) {
      await this.#go(state, [...path, key])
      this.#page.say(`${head}, left`, await this.#left(before))
    }
    if (isTyped({ key, element }))
      for (const pressed of ['Enter', 'Escape']) await this.#type(state, path, key, pressed)
    if (this.#place && opened.length === 0) await this.#again(before, key, element)
    if (!calls.some((call) => call.startsWith('asks '))) return
    if (element.matches('button')) await this.#hurry(state, path, key)
    // What a list asks for by its filters is refused as a whole.
    if (element.matches('button, [role="menuitem"], [role="option"]')) await this.#refuse(state, path, key)
  }
}

/** What a state says and looks like. */
const seen = (lines: readonly Line[]): string =>
  JSON.stringify(lines.map(({ text, style }) => [text, ...style]))

/** With one of these keys a link opens a tab or a window. */
const TO_ANOTHER_TAB: readonly MouseEventInit[] = [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }]
