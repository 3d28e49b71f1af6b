import type { ReactNode } from 'react'
import { type Control, controls, isField, isSubmit } from './controls.ts'
import { keptSince, storage } from './kept.ts'
import type { Line } from './outline.ts'
import {
  changes,
  dialogs,
  isSame,
  nameOf,
  type Reader,
  RecordPage,
  type Stage,
  type Weather,
} from './record-page.tsx'

/** A screen with its addresses. */
export interface ScreenVisit {
  readonly name: string
  readonly component: (props: never) => ReactNode
  /** Its address, with nothing that it may do without. */
  readonly address: string
  /** The same with all that it has read so far; undefined if it reads nothing. Acts are taken here. */
  filled(): string | undefined
  /** Addresses at which it does something else. */
  readonly others: readonly string[]
  /** Names of people who see something else there. */
  readonly people: readonly string[]
  /** Lets one of them look; undefined is who looks usually. */
  lookAs(person: string | undefined): void
  /** Of a demonstration of parts with records of their own the beginning is enough, and what acts on it do. */
  readonly isDemo: boolean
}

/** What is inside of what opens is in the records of parts. */
const MOST_CHANGES = 12
/** Of what is told elsewhere as a whole. */
export const MOST_OF_KNOWN = 5
const MOST_AFTER = 2

/** What an act on a screen has brought. */
interface Taken {
  /** What the page shows before it, and before the acts that lead to it. */
  readonly above: readonly Line[]
  readonly calls: readonly string[]
  /** Whether anything was said of it. */
  readonly isTold: boolean
  /** Names of what could be acted on before. */
  readonly known: ReadonlySet<string>
}

/** Plays a screen: opens it at an address in a state, acts on it, and says what comes of that. Which acts are played, its record decides. */
export class ScreenPlay {
  readonly page: RecordPage
  /** The state in which acts are taken. */
  state: Weather = 0
  at: string
  readonly #stage: Stage
  readonly #component: ScreenVisit['component']
  readonly #asked = new Set<string>()
  /** The acts after which the page stands, and what it shows before them. */
  #place: { readonly path: string; readonly before: Line[] } | undefined

  constructor(stage: Stage, { component, address }: ScreenVisit) {
    this.page = new RecordPage(stage, undefined, isOfKit)
    this.at = address
    this.#stage = stage
    this.#component = component
  }

  /** Whether the page stands after these acts. */
  standsAt(path: string): boolean {
    return this.#place?.path === path
  }

  /** Tells that the page no longer shows what it did. */
  move(): void {
    this.#place = undefined
  }

  /** @returns what the screen shows in this state before any act */
  async open(weather = this.state): Promise<Line[]> {
    await this.page.open(weather, { component: this.#component, props: {} }, this.at)
    await this.page.settle()
    const before = this.page.outline()
    this.#place = { path: '', before }
    return before
  }

  /** Goes where these acts lead, if the page does not stand there. @returns what the screen shows before them */
  async go(path: readonly string[]): Promise<Line[]> {
    const place = this.#place
    this.#place = undefined
    if (place?.path === nameOf(path)) return place.before
    const before = place?.path === '' ? place.before : await this.open()
    for (const key of path) await this.do(key)
    return before
  }

  /** Acts, and fills in what a question asks for. */
  async do(key: string): Promise<void> {
    await this.page.perform(key)
    await this.page.settle()
    const asked = controls().filter(isInQuestion).filter(isField)
    if (asked.length > 0) await this.page.fill(asked)
  }

  /** What was asked since the last time. What is asked again is in the record of what acts refetch. */
  news(): string[] {
    return this.#notAsked(this.page.calls())
  }

  #notAsked(calls: readonly string[]): string[] {
    return calls.filter((call) => isChange(call) || (!this.#asked.has(call) && this.#asked.add(call)))
  }

  /** Tells what the screen shows before one of its answers has come, and what differs once it has. */
  async await(call: string, first: readonly Line[]): Promise<void> {
    this.#stage.late = call
    const shown = await this.open(0)
    this.page.say(`before ${call}`, changes(first, shown), MOST_CHANGES)
    await this.page.answer(0)
    await this.page.settle()
    this.page.calls()
    this.page.say(`${call} later, differs`, changes(first, this.page.outline()))
    this.#place = undefined
  }

  /** Tells what the screen chooses by its reader's language. */
  async choose(reader: Reader, first: readonly Line[]): Promise<void> {
    reader.instead = 'hk'
    const shown = await this.open(0)
    reader.instead = undefined
    this.page.say('for a reader of another language', [...this.news(), ...changes(first, shown)])
    await this.open(0)
  }

  /** Acts on a control, and tells what comes of it. */
  async take(path: readonly string[]): Promise<Taken> {
    const before = await this.go(path.slice(0, -1))
    const above = path.length === 1 ? before : this.page.outline()
    const known = new Set(controls().map(({ key }) => key))
    this.page.calls()
    const kept = storage()
    await this.do(path.at(-1) ?? '')
    const now = this.page.outline()
    const [news = []] = [changes(above, now), changes(before, now)].toSorted((a, b) => a.length - b.length)
    const calls = this.page.calls()
    const keeps = keptSince(kept)
    const said = [...this.#notAsked(calls), ...keeps, ...news]
    const head = nameOf(path)
    // What is kept takes no room from what shows.
    this.page.say(head, said.length > 0 ? said : ['nothing'], MOST_CHANGES + keeps.length)
    this.#place = { path: head, before }
    return { above, calls, isTold: said.length > 0, known }
  }

  /** Tells what a row does that is clicked as a link is that is to open in another tab. */
  async takeElsewhere(key: string): Promise<void> {
    const before = await this.go([])
    this.page.calls()
    await this.page.follow(key, [{ ctrlKey: true }])
    await this.page.settle()
    const isSameHere = isSame(before, this.page.outline())
    this.page.say(`${key}, to another tab`, [...this.news(), ...(isSameHere ? [] : ['opens here'])])
    this.#place = isSameHere ? { path: '', before } : undefined
  }

  /** Tells what the address of an open row shows once its list has no such row, and where closing that leads. */
  async takeGone(key: string): Promise<void> {
    await this.go([])
    await this.do(key)
    this.#place = undefined
    const address = /“(\S+)/.exec(addressIn(this.page.outline()) ?? '')?.[1]?.replace(/”$/, '')
    if (!address || pathOf(address) !== pathOf(this.at)) return
    const at = this.at
    this.at = address
    const gone = await this.open('empty')
    this.at = at
    this.#place = undefined
    const panel = gone.findIndex(({ tags }) => /^(?:dialog|aside)/.test(tags))
    const told = panel < 0 ? ['nothing'] : gone.slice(panel).map(({ text }) => text)
    this.page.say(`${key}, gone`, told, MOST_OF_KNOWN)
    if (panel < 0) return
    await this.page.leave()
    this.page.say(`${key}, gone > closed`, changes(gone, this.page.outline()))
  }

  /** Tells what a button asks for that is pressed once more before the answer, as by somebody in a hurry. */
  async hurry(path: readonly string[]): Promise<void> {
    const key = path.at(-1) ?? ''
    await this.go(path.slice(0, -1))
    this.page.calls()
    const find = () => controls().find((control) => control.key === key)?.element
    const pressed = find()
    this.#stage.turn('silent')
    await this.do(key)
    this.page.calls()
    if (pressed && find() === pressed) await this.do(key)
    const twice = this.page.calls().filter(isChange)
    await this.page.happen(() => this.#stage.turn(this.state))
    this.#place = undefined
    this.page.say(`${nameOf(path)}, pressed twice`, twice)
  }

  /** Tells what an act shows that is refused what it asks for. */
  async refuse(path: readonly string[]): Promise<void> {
    await this.go(path.slice(0, -1))
    const before = this.page.outline()
    this.page.calls()
    this.#stage.turn('refusing')
    await this.do(path.at(-1) ?? '')
    const hasAsked = this.page.calls().some((call) => call.startsWith('asks '))
    const said = changes(before, this.page.outline())
    await this.page.happen(() => this.#stage.turn(this.state))
    this.#place = undefined
    if (!hasAsked) return
    this.page.say(`${nameOf(path)}, refused`, said.length > 0 ? said : ['nothing'], MOST_OF_KNOWN)
  }

  /** Tells what the form asks that has opened, once it is filled in: the screen gives it what it calls. */
  async send(head: string): Promise<void> {
    this.#place = undefined
    await this.page.fill(controls().filter(isOfDialog).filter(isField))
    this.page.calls()
    const before = this.page.outline()
    const submit = controls().filter(isOfDialog).find(isSubmit)
    if (submit) await this.page.perform(submit.key)
    await this.page.settle()
    const calls = this.page.calls()
    const asked = [...calls.filter(isChange), ...calls.filter((call) => !isChange(call))]
    const said = [...asked, ...changes(before, this.page.outline())]
    this.page.say(`${head} > sent`, said.length > 0 ? said : ['nothing'], asked.length + MOST_AFTER)
  }

  /** Tells whether a row that an act of its menu is about is chosen still, for what is done with several, and whether its panel is open. */
  async takeChosen(path: readonly string[]): Promise<void> {
    const before = await this.go([])
    if (!controls().some(({ key }) => key === CHOICE_OF_ROW)) {
      this.#place = { path: '', before }
      return
    }
    await this.do(CHOICE_OF_ROW)
    const row = controls().find(({ element }) => element.matches('tr'))
    if (row) await this.do(row.key)
    const panel = document.querySelector('dialog')
    for (const key of path) await this.do(inQuestion(key) ?? key)
    this.page.say(`${nameOf(path)}, its row chosen`, [
      hasChosenRows() ? 'is still chosen' : 'is no longer chosen',
      ...(panel ? [panel.isConnected ? 'its panel is open' : 'its panel is closed'] : []),
    ])
  }

  /** Closes what an act has opened, such that the next one needs no new page. What stays open is told. */
  async close(head: string, from: readonly string[], above: readonly Line[]): Promise<void> {
    const before = this.#place?.before ?? []
    this.#place = undefined
    const kept = storage()
    const wereOpen = dialogs()
    const isClosed = await this.page.leave()
    if (!isClosed) this.page.say(`${head} > closed`, ['stays open'])
    else if (dialogs() < wereOpen && document.activeElement === document.body)
      this.page.say(`${head} > closed`, ['the focus is lost'])
    if (keptSince(kept).length > 0) return
    const after = this.page.outline()
    if (isSame(before, after)) this.#place = { path: '', before }
    else if (isSame(above, after)) this.#place = { path: nameOf(from), before }
    else if (isClosed && !hasChosenRows() && addressIn(after) === addressIn(before))
      this.#place = { path: '', before: after }
  }
}

const CHOICE_OF_ROW = 'checkbox Select row'

export const isChange = (call: string): boolean => !call.startsWith('asks GET')

/** Of a list the first row is enough. Its columns are in a record of their own, and its pages are the kit's. */
const isOfKit = (element: Element): boolean =>
  // Matching a selector takes long, and most elements are others.
  /^(?:thead|tr|nav)$/.test(element.localName) &&
  element.matches('thead, tbody tr ~ tr, nav[aria-label="Pages"]')

const pathOf = (address: string): string => address.split('?', 1).join()

const addressIn = (lines: readonly Line[]): string | undefined =>
  lines.find(({ tags }) => tags === 'output')?.text

const unnumbered = (key: string): string => key.replace(/ #\d+$/, '')

/** @returns what a question has under this name: what can be done with chosen rows may have the same */
const inQuestion = (key: string): string | undefined =>
  controls()
    .filter(isInQuestion)
    .find((control) => unnumbered(control.key) === unnumbered(key))?.key

export const isInQuestion = ({ element }: Control): boolean =>
  element.closest('[role="alertdialog"]') !== null

/** Of a form that is in a dialog or a panel. */
export const isOfDialog = (control: Control): boolean =>
  control.element.closest('dialog, aside') !== null && (isField(control) || isSubmit(control))

export const CHOSEN_ROWS = 'section[aria-label="Actions"]'

const hasChosenRows = (): boolean => document.querySelector(CHOSEN_ROWS) !== null
