import { isNumber } from './arrows.ts'
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
import { isText } from './lengths.ts'
import { withoutLetters } from './letters.ts'
import type { Line } from './outline.ts'
import { type Moment, type Part, PartPlay, TO_ANOTHER_TAB } from './part-play.ts'
import { STATES_IN_A_MINUTE, statesAfter } from './part-states.ts'
import {
  asksChange,
  changes,
  dialogs,
  focus,
  nameOf,
  type RecordPage,
  readsOf,
  type Stage,
  type Weather,
} from './record-page.tsx'

export type { Part } from './part-play.ts'

/** Of more buttons that copy, as in a list, the first are enough. */
const MOST_COPIES = 8

/** Lines about many things, and about a table of them, whose cells have a record of their own. */
const MOST_OF_MANY = 8
const MOST_OF_MANY_ROWS = 2

/** States that differ from the first in numbers alone, of which a form may have dozens. */
const AT_BOUNDS: ReadonlySet<Weather> = new Set<Weather>(['least', 'most'])
const MOST_BOUNDS = 16

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

/** Decides in which states a part is played, and which acts on it. */
class PartRecord {
  readonly #play: PartPlay
  readonly #page: RecordPage
  readonly #part: Part
  readonly #done = new Set<string>()
  /** Members of what the part is given and answered at first that may be null or missing. */
  #members: readonly (readonly [of: string, members: readonly string[]])[] = []

  constructor(stage: Stage, part: Part) {
    this.#play = new PartPlay(stage, part)
    this.#page = this.#play.page
    this.#part = part
  }

  end(): void {
    this.#page.end()
  }

  async lines(): Promise<string[]> {
    this.#page.lines.push(`# ${this.#part.name}`)
    setClock()
    const { found } = this.#play.stage.lacking
    found.clear()
    const { reader } = this.#play.stage
    if (reader) reader.isAskedFor = false
    const first = await this.#play.open(0)
    this.#members = [...found].map(([of, members]) => [of, [...members]] as const)
    const asked = this.#page.calls()
    this.#page.lines.push(...asked.map((call) => `  ${call}`), ...first.map(({ text }) => `  ${text}`))
    const focused = focus([])
    this.#page.lines.push(...focused.map((line) => `  ${line}`))
    if (this.#page.isUnsaved()) this.#page.lines.push('  asks before it is left')
    /** What shows otherwise, and where else the focus is. */
    const differences = (shown: readonly Line[]) => {
      const now = focus([])
      const lost = now.length === 0 ? focused.map((line) => `no ${line}`) : []
      return [...changes(first, shown), ...lost, ...now.filter((line) => !focused.includes(line))]
    }
    const hasCopies = copyButtons().length > 0
    const isDialog = dialogs() > 0
    const told = new Set([seen(first)])
    const known = new Set(asked)
    const states = statesAfter({
      part: this.#part,
      lines: first.length,
      asks: asked.length > 0,
      canBeActedOn: controls().length > 0,
      isForm: controls().some(isSubmit),
    })
    const given = this.#play.given(0)
    // Acts come after the states in the record, and are taken while their state is still open.
    const acts = [...(await this.#actsIn(0)), ...(await this.#happenings(0))]
    for (const state of states) {
      if (asked.length === 0 && this.#play.given(state) === given) continue
      const shown = await this.#play.open(state)
      const calls = this.#page.calls().filter((call) => !known.has(call))
      for (const call of calls) known.add(call)
      if (told.has(seen(shown))) continue
      told.add(seen(shown))
      // Of many things the first are alike; what is said of the rest stands at the end.
      const from = state === 'many' ? -(isTable(first) ? MOST_OF_MANY_ROWS : MOST_OF_MANY) : 0
      this.#page.say(
        `state ${state}`,
        [...calls, ...differences(shown).slice(from)],
        AT_BOUNDS.has(state) ? MOST_BOUNDS : undefined,
      )
      acts.push(...(await this.#actsIn(state)))
      if (this.#part.thorough && state !== 'refusing' && !AT_BOUNDS.has(state))
        acts.push(...(await this.#happenings(state)))
    }
    await this.#lack(first)
    for (const call of readsOf(asked)) await this.#play.await(call, first)
    await this.#choose(first)
    await this.#change()
    await this.#translate()
    if (hasCopies && !this.#part.thorough) {
      await this.#play.open(0)
      this.#page.calls()
      this.#page.say('copy buttons', [...new Set(await this.#copies())])
      this.#play.move()
    }
    if (isDialog) this.#page.say('left', await this.#play.leave(await this.#play.open(0)))
    if (this.#part.thorough) await this.#byItself()
    else if (asked.length > 0) await this.#play.waitIn(0)
    for (const prop of this.#part.optional ?? []) {
      this.#play.missing = prop
      const shown = await this.#play.open(0)
      this.#page.calls()
      this.#page.say(`without ${prop}`, differences(shown))
      acts.push(...(await this.#actsIn(0)))
      if (this.#part.thorough) continue
      const other = await this.#play.open(1)
      this.#page.calls()
      this.#page.say(`without ${prop}, in state 1`, changes(shown, other))
      acts.push(...(await this.#actsIn(1)))
    }
    const record = [...this.#page.lines, ...acts]
    if (record.length === 1) throw new Error(`${this.#part.name} shows nothing in any state`)
    return record
  }

  /** Tells what the part shows without each of the members that what it is given and answered may do without. */
  async #lack(first: readonly Line[]): Promise<void> {
    const { lacking } = this.#play.stage
    // What a screen holds has a record of its own.
    if (this.#part.takes) return
    for (const [of, members] of this.#members)
      for (const member of members) {
        // The cells of tables have a record of their own.
        if (isTable(first) && member.startsWith('list.')) continue
        lacking.one = [of, member]
        const shown = await this.#play.open(0)
        this.#page.calls()
        this.#page.say(`without ${of} ${member}`.trimEnd(), changes(first, shown))
      }
    lacking.one = undefined
    this.#play.move()
  }

  /** Tells what the part chooses by its reader's language. */
  async #choose(first: readonly Line[]): Promise<void> {
    const { reader } = this.#play.stage
    if (!reader?.isAskedFor) return
    reader.instead = 'hk'
    const shown = await this.#play.open(0)
    reader.instead = undefined
    this.#page.calls()
    this.#play.move()
    this.#page.say('for a reader of another language', changes(first, shown))
  }

  /** Tells what shows otherwise when the part is given something else than when it begins with that. A form begins once. */
  async #change(): Promise<void> {
    if (this.#play.given(0) === this.#play.given(1)) return
    await this.#page.open(0, this.#play.shown(1))
    const begun = this.#page.outline()
    this.#play.move()
    if (controls().some(isSubmit)) return
    await this.#play.open(0)
    await this.#page.change(this.#play.shown(1))
    this.#page.calls()
    this.#play.move()
    this.#page.say('given something else later, differs', changes(begun, this.#page.outline()))
  }

  /** Tells what shows otherwise when the language is chosen later than when the part begins in that. */
  async #translate(): Promise<void> {
    if (!this.#part.thorough) return
    await this.#play.open(0)
    await this.#page.translate('vi')
    const later = this.#page.outline()
    await this.#page.open(0, this.#play.shown(0), undefined, 'vi')
    this.#page.calls()
    this.#play.move()
    this.#page.say('in another language later, differs', changes(this.#page.outline(), later))
    await this.#page.translate('en')
  }

  /** Presses the buttons that copy. @returns what they copy */
  async #copies(): Promise<string[]> {
    const copied: string[] = []
    for (const button of copyButtons().slice(0, MOST_COPIES)) copied.push(await this.#play.copy(button))
    return copied.filter(Boolean)
  }

  /** Tells what a minute changes, what is copied, what letters do that are no shortcuts, and what is asked when the part is taken away. */
  async #byItself(): Promise<void> {
    const copied = new Set<string>()
    for (const state of STATES_IN_A_MINUTE) {
      await this.#play.open(state)
      this.#page.calls()
      for (const said of await this.#copies()) copied.add(said)
      await this.#play.waitIn(state)
    }
    this.#page.say('copy buttons', [...copied])
    const letters = await withoutLetters(this.#page, this.#part.happens?.(), await this.#play.open(0))
    this.#page.say('without letters as shortcuts', letters)
    await this.#play.open(0)
    this.#page.calls()
    await this.#page.remove()
    this.#page.say('taken away', this.#page.calls())
    this.#play.move()
  }

  /** What acts on the state that is open say. */
  async #actsIn(state: Weather): Promise<string[]> {
    const from = this.#page.lines.length
    const leads = links()
    const numbers = controls().filter(isNumber)
    const texts = controls().filter(isText)
    await this.#act(
      { state, path: [] },
      AT_BOUNDS.has(state) || state === 'many' ? controls().filter(isAlone) : controls(),
    )
    for (const field of numbers)
      if (this.#isNew([field.key], `${field.key}, arrows`)) await this.#play.press(state, field)
    const fresh = texts.filter(({ key }) => this.#isNew([key], `${key}, length`))
    if (fresh.length > 0) await this.#play.lengthen(state, fresh)
    for (const { key } of leads)
      for (const held of [[{}], TO_ANOTHER_TAB]) {
        // What it counts is not its name.
        const name = key.replace(/[\d,.+]+$/, '')
        if (this.#isNew([key], held === TO_ANOTHER_TAB ? `${name}, to another tab` : name))
          await this.#play.follow(state, key, held)
      }
    return this.#page.lines.splice(from)
  }

  /** Whether an act is taken that no state before had. */
  #isNew(path: readonly string[], name: string): boolean {
    const kind = kindOf(name)
    return this.#part.takes?.(path) !== false && !this.#done.has(kind) && Boolean(this.#done.add(kind))
  }

  /** What comes of all that can happen to a state besides, unless it happened to one before. */
  async #happenings(state: Weather): Promise<string[]> {
    const { happens } = this.#part
    const from = this.#page.lines.length
    if (!happens) return []
    await this.#play.go({ state, path: [] })
    for (const name of [...happens().keys()]) {
      if (this.#done.has(name)) continue
      this.#done.add(name)
      await this.#play.happen(state, name, () => happens().get(name)?.())
    }
    return this.#page.lines.splice(from)
  }

  /** Takes the acts that no state before had. */
  async #act(at: Moment, found: readonly Control[]): Promise<void> {
    // What a form begins with and sends without a prop is its own; in another state, if it has another field.
    const isForm =
      this.#play.missing !== undefined &&
      at.path.length === 0 &&
      (at.state === 0 || found.some((control) => isField(control) && !this.#done.has(kindOf(control.key))))
    const isOwn = (control: Control) => isForm && (isSubmit(control) || isField(control))
    const fresh = found.filter((control) => {
      const path = [...at.path, control.key]
      return isOwn(control) ? this.#part.takes?.(path) !== false : this.#isNew(path, nameOf(path))
    })
    const submit = fresh.find(isSubmit)
    const fields = fresh.filter(isField)
    if (submit) await this.#play.fillIn(at, fields, submit)
    for (const control of fresh)
      if (control !== submit && !(submit && isField(control))) await this.#take(at, control.key)
    if (submit) for (const { key } of fresh.filter(isOfForm)) await this.#play.takeFilled(at, fields, key)
    // What a refused upload leaves decides whether the rest can be sent.
    for (const { key, element } of fresh)
      if (element.matches('input[type="file"]')) await this.#play.refuse(at, key)
  }

  /** Tells what comes of a question that is answered no, if anything does. */
  async #sayNo(then: Moment, before: readonly Line[]): Promise<void> {
    await this.#play.go(then)
    const said = await this.#play.leave(before)
    this.#page.say(
      `${nameOf(then.path)}, no`,
      said.filter((line) => line !== 'as before'),
    )
  }

  /** Takes an act, and what it leads to. */
  async #take(at: Moment, key: string): Promise<void> {
    const { before, element, calls, hasOpened, fresh } = await this.#play.take(at, key)
    const then = { state: at.state, path: [...at.path, key] }
    const opened = fresh.filter(
      (control) =>
        control.element.closest(this.#part.leads ?? '[role="menu"], [role="alertdialog"]') &&
        !control.key.includes('Cancel'),
    )
    if (then.path.length < DEEPEST) await this.#act(then, opened)
    if (!element || this.#play.missing) return
    if (!this.#part.thorough) {
      if (opened.length === 0 && element.matches(TOGGLES)) await this.#play.again(before, key, element)
      if (fresh.some(isInQuestion)) await this.#sayNo(then, before)
      if (element.matches('button, [role="menuitem"]') && calls.some(asksChange)) {
        await this.#play.hurry(at, key)
        await this.#play.refuse(at, key)
      }
      return
    }
    if (hasOpened) {
      await this.#play.go(then)
      this.#page.say(`${nameOf(then.path)}, left`, await this.#play.leave(before))
    }
    if (isTyped({ key, element }))
      for (const pressed of ['Enter', 'Escape']) await this.#play.type(at, key, pressed)
    if (this.#play.stands && opened.length === 0) await this.#play.again(before, key, element)
    if (!calls.some((call) => call.startsWith('asks '))) return
    if (element.matches('button')) await this.#play.hurry(at, key)
    // What a list asks for by its filters is refused as a whole.
    if (element.matches('button, [role="menuitem"], [role="option"]')) await this.#play.refuse(at, key)
  }
}

/** What shows whether it is on, and is turned off by the same press. */
const TOGGLES = 'button[aria-pressed], button[aria-expanded]:not([aria-haspopup])'

const isInQuestion = ({ element }: Control): boolean => element.closest('[role="alertdialog"]') !== null

/** Whether it is not one of many alike. */
const isAlone = ({ key, element }: Control): boolean => !element.matches('tr') && !/ #\d+$/.test(key)

const isTable = (lines: readonly Line[]): boolean => lines.some(({ tags }) => tags === 'table')

/** What a state says and looks like. */
const seen = (lines: readonly Line[]): string =>
  JSON.stringify(lines.map(({ text, style }) => [text, ...style]))
