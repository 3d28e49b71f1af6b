import type { ReactNode } from 'react'
import { type Control, controls, isField, isOfForm, isSubmit, kindOf } from './controls.ts'
import { setClock } from './kit-clock.ts'
import type { Line } from './outline.ts'
import {
  asksChange,
  changes,
  dialogs,
  isSame,
  nameOf,
  type Reader,
  RecordPage,
  readsOf,
  type Stage,
  storage,
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

/** The states that a screen is shown in after the first. */
const STATES: readonly Weather[] = [1, 2, 'many', 'empty', 'refusing']

/** A row's menu, what is chosen in it, and the answer to its question. */
const DEEPEST = 3

/** What is inside of what opens is in the records of parts. */
const MOST_CHANGES = 12
const MOST_DEEPER = 12
/** Of what is told elsewhere as a whole. */
const MOST_OF_KNOWN = 5
const MOST_AFTER = 2
const MOST_ACTS = 25
/** Of long ones, such as those with charts and terms. */
const MOST_LINES = 150
const MOST_OF_DEMO = 15
/** What is said of the rest stands at the end. */
const MOST_OF_MANY = 8

/** One and a moment, in which what is asked every so many seconds comes. */
const MINUTE_MS = 60_500

/**
 * @returns what a screen shows and asks at each of its addresses and in each state, and what each act on it asks, changes
 *   and opens. What it is made of is in the records of parts.
 */
export async function recordOfScreen(stage: Stage, screen: ScreenVisit): Promise<string[]> {
  const record = new ScreenRecord(stage, screen)
  try {
    return await record.lines()
  } finally {
    record.end()
  }
}

class ScreenRecord {
  readonly #stage: Stage
  readonly #page: RecordPage
  readonly #screen: ScreenVisit
  readonly #done = new Set<string>()
  readonly #asked = new Set<string>()
  #at: string
  /** The state in which acts are taken. */
  #state: Weather = 0
  /** The acts after which the page stands, and what it shows before them. */
  #place: { readonly path: string; readonly before: Line[] } | undefined

  constructor(stage: Stage, screen: ScreenVisit) {
    this.#stage = stage
    this.#page = new RecordPage(stage, undefined, isOfKit)
    this.#screen = screen
    this.#at = screen.address
  }

  end(): void {
    this.#page.end()
  }

  async lines(): Promise<string[]> {
    const { name, address, others, people, lookAs, isDemo } = this.#screen
    const { lines } = this.#page
    lines.push(`# ${name} ${address}`)
    setClock()
    const { reader } = this.#stage
    if (reader) reader.isAskedFor = false
    const first = await this.#open(0)
    const asked = this.#news()
    lines.push(
      ...asked.map((call) => `  ${call}`),
      ...first.slice(0, isDemo ? MOST_OF_DEMO : MOST_LINES).map(({ text }) => `  ${text}`),
    )
    if (isDemo) {
      await this.#act([], controls().filter(isOfScreen))
      return lines
    }
    await this.#page.wait(MINUTE_MS)
    this.#page.say('in a minute', this.#page.calls())
    for (const call of readsOf(asked)) await this.#await(call, first)
    if (reader?.isAskedFor) await this.#choose(reader, first)
    const show = async (head: string, weather: Weather, most = MOST_LINES) => {
      const shown = await this.#open(weather)
      this.#page.say(head, [...this.#news(), ...changes(first, shown).slice(-most)], MOST_LINES)
    }
    await this.#fillAddress()
    if (this.#at !== address) await show(`at ${this.#at}`, 0)
    const from = lines.length
    await this.#act([], controls().filter(isOfScreen))
    if (this.#at !== address) {
      // What changes nothing there, or isn't shown, is acted on without what was chosen.
      this.#at = address
      await this.#open(0)
      await this.#act([], controls().filter(isOfScreen))
    }
    const acts = lines.splice(from)
    for (const other of others) {
      this.#at = other
      await show(`at ${other}`, 0)
    }
    this.#at = address
    for (const person of people) {
      lookAs(person)
      await show(`for ${person}`, 0)
    }
    lookAs(undefined)
    // What a list says that is empty is in the record of filters.
    for (const state of asked.length > 0 ? STATES : [1])
      if (state !== 'empty' || !first.some(({ tags }) => tags === 'table'))
        await show(`state ${state}`, state, state === 'many' ? MOST_OF_MANY : MOST_LINES)
    await this.#tryAgain()
    acts.push(...(await this.#otherActs()))
    return [...lines, ...acts]
  }

  /** What a row's menu can do in the second state alone. */
  async #otherActs(): Promise<string[]> {
    const from = this.#page.lines.length
    this.#state = 1
    await this.#open()
    const menus = controls().filter(isOfScreen).filter(isRowMenu)
    for (const { key } of menus) await this.#take([key])
    return this.#page.lines.splice(from).map((line) => line.replace(/^\* /, '* in state 1, '))
  }

  /** Tells what each button asks and shows that tries again what was refused, once it is answered. */
  async #tryAgain(): Promise<void> {
    await this.#open('refusing')
    const buttons = controls().filter(({ key }) => key.startsWith('button Try again'))
    for (const { key } of buttons) {
      const before = await this.#open('refusing')
      this.#page.calls()
      this.#stage.turn(0)
      await this.#page.perform(key)
      await this.#page.settle()
      const calls = this.#page.calls()
      const asked = calls.join()
      if (this.#done.has(asked)) continue
      this.#done.add(asked)
      const said = [...calls, ...changes(before, this.#page.outline())]
      this.#page.say(`${key}, once it is answered`, said, MOST_OF_KNOWN)
    }
    this.#place = undefined
  }

  /** Tells what the screen shows before one of its answers has come, and what differs once it has. */
  async #await(call: string, first: readonly Line[]): Promise<void> {
    this.#stage.late = call
    const shown = await this.#open(0)
    this.#page.say(`before ${call}`, changes(first, shown), MOST_DEEPER)
    await this.#page.answer(0)
    await this.#page.settle()
    this.#page.calls()
    this.#page.say(`${call} later, differs`, changes(first, this.#page.outline()))
    this.#place = undefined
  }

  /** Tells what the screen chooses by its reader's language. */
  async #choose(reader: Reader, first: readonly Line[]): Promise<void> {
    reader.instead = 'hk'
    const shown = await this.#open(0)
    reader.instead = undefined
    this.#page.say('for a reader of another language', [...this.#news(), ...changes(first, shown)])
    await this.#open(0)
  }

  /** Goes to the address with all that the screen reads. It may read more once it has some of it. */
  async #fillAddress(): Promise<void> {
    const filled = this.#screen.filled()
    if (!filled || filled === this.#at) return
    this.#at = filled
    await this.#open(0)
    await this.#fillAddress()
  }

  /** What was asked since the last time. What is asked again is in the record of what acts refetch. */
  #news(): string[] {
    return this.#notAsked(this.#page.calls())
  }

  #notAsked(calls: readonly string[]): string[] {
    return calls.filter((call) => isChange(call) || (!this.#asked.has(call) && this.#asked.add(call)))
  }

  async #open(weather = this.#state): Promise<Line[]> {
    const { component } = this.#screen
    await this.#page.open(weather, { component, props: {} }, this.#at)
    await this.#page.settle()
    const before = this.#page.outline()
    this.#place = { path: '', before }
    return before
  }

  async #go(path: readonly string[]): Promise<Line[]> {
    const place = this.#place
    this.#place = undefined
    if (place?.path === nameOf(path)) return place.before
    const before = place?.path === '' ? place.before : await this.#open()
    for (const key of path) await this.#do(key)
    return before
  }

  /** Acts, and fills in what a question asks for. */
  async #do(key: string): Promise<void> {
    await this.#page.perform(key)
    await this.#page.settle()
    const asked = controls().filter(isInQuestion).filter(isField)
    if (asked.length > 0) await this.#page.fill(asked)
  }

  async #act(path: readonly string[], found: readonly Control[]): Promise<void> {
    const fresh = found.filter((control) => {
      const kind = kindOf(nameOf([...path, control.key]))
      return !this.#done.has(kind) && this.#done.add(kind)
    })
    const submit = fresh.find(isSubmit)
    const fields = fresh.filter(isField)
    const head = (act: string) => nameOf([...path, act])
    if (submit) {
      const before = await this.#go(path)
      await this.#page.fillIn({ state: 0, before, fields, submit, head })
    }
    const others = fresh.filter((control) => control !== submit && !(submit && isField(control)))
    for (const { key, element } of others.slice(0, MOST_ACTS)) {
      const isRow = element.matches('tr')
      await this.#take([...path, key])
      if (isRow) {
        await this.#takeElsewhere(key)
        await this.#takeGone(key)
      } else if (submit && isOfForm({ key, element })) {
        await this.#go(path)
        this.#place = undefined
        this.#page.say(`${head(key)}, filled in`, await this.#page.pressFilled(fields, key))
      }
    }
  }

  /** Tells what a row does that is clicked as a link is that is to open in another tab. */
  async #takeElsewhere(key: string): Promise<void> {
    const before = await this.#go([])
    this.#page.calls()
    await this.#page.follow(key, [{ ctrlKey: true }])
    await this.#page.settle()
    const isSameHere = isSame(before, this.#page.outline())
    this.#page.say(`${key}, to another tab`, [...this.#news(), ...(isSameHere ? [] : ['opens here'])])
    this.#place = isSameHere ? { path: '', before } : undefined
  }

  /** Tells what the address of an open row shows once its list has no such row, and where closing that leads. */
  async #takeGone(key: string): Promise<void> {
    await this.#go([])
    await this.#do(key)
    this.#place = undefined
    const address = /“(\S+)/.exec(addressIn(this.#page.outline()) ?? '')?.[1]?.replace(/”$/, '')
    if (!address || pathOf(address) !== pathOf(this.#at)) return
    const at = this.#at
    this.#at = address
    const gone = await this.#open('empty')
    this.#at = at
    this.#place = undefined
    const panel = gone.findIndex(({ tags }) => /^(?:dialog|aside)/.test(tags))
    const told = panel < 0 ? ['nothing'] : gone.slice(panel).map(({ text }) => text)
    this.#page.say(`${key}, gone`, told, MOST_OF_KNOWN)
    if (panel < 0) return
    await this.#page.leave()
    this.#page.say(`${key}, gone > closed`, changes(gone, this.#page.outline()))
  }

  async #take(path: readonly string[]): Promise<void> {
    const from = path.slice(0, -1)
    const before = await this.#go(from)
    const above = from.length === 0 ? before : this.#page.outline()
    const known = new Set(controls().map(({ key }) => key))
    this.#page.calls()
    const kept = storage()
    await this.#do(path.at(-1) ?? '')
    const now = this.#page.outline()
    const [news = []] = [changes(above, now), changes(before, now)].toSorted((a, b) => a.length - b.length)
    const calls = this.#page.calls()
    const said = [...this.#notAsked(calls), ...(storage() === kept ? [] : [`keeps ${storage()}`]), ...news]
    const head = nameOf(path)
    if (said.length === 0) this.#done.delete(kindOf(head))
    this.#page.say(head, said.length > 0 ? said : ['nothing'], path.length === 1 ? MOST_CHANGES : MOST_DEEPER)
    this.#place = { path: head, before }
    const opened = controls().filter((control) => !known.has(control.key) && isOpened(control))
    if (path.length < DEEPEST) await this.#act(path, opened)
    const hasForm = controls().some((control) => !known.has(control.key) && isOfDialog(control))
    if (hasForm && this.#place?.path === head) await this.#send(head)
    if (this.#place?.path === head) await this.#close(head, from, above)
    if (from.length > 0 && path[0]?.startsWith(ROW_MENU) && calls.some(isChange)) await this.#takeChosen(path)
    if (calls.some(asksChange)) await this.#refuse(path)
  }

  /** Tells what an act shows that is refused what it asks for. */
  async #refuse(path: readonly string[]): Promise<void> {
    await this.#go(path.slice(0, -1))
    const before = this.#page.outline()
    this.#page.calls()
    this.#stage.turn('refusing')
    await this.#do(path.at(-1) ?? '')
    const hasAsked = this.#page.calls().some((call) => call.startsWith('asks '))
    const said = changes(before, this.#page.outline())
    await this.#page.happen(() => this.#stage.turn(this.#state))
    this.#place = undefined
    if (!hasAsked) return
    this.#page.say(`${nameOf(path)}, refused`, said.length > 0 ? said : ['nothing'], MOST_OF_KNOWN)
  }

  /** Tells what the form asks that has opened, once it is filled in: the screen gives it what it calls. */
  async #send(head: string): Promise<void> {
    this.#place = undefined
    await this.#page.fill(controls().filter(isOfDialog).filter(isField))
    this.#page.calls()
    const before = this.#page.outline()
    const submit = controls().filter(isOfDialog).find(isSubmit)
    if (submit) await this.#page.perform(submit.key)
    await this.#page.settle()
    const calls = this.#page.calls()
    const asked = [...calls.filter(isChange), ...calls.filter((call) => !isChange(call))]
    const said = [...asked, ...changes(before, this.#page.outline())]
    this.#page.say(`${head} > sent`, said.length > 0 ? said : ['nothing'], asked.length + MOST_AFTER)
  }

  /** Tells whether a row that an act of its menu is about is chosen still, for what is done with several. */
  async #takeChosen(path: readonly string[]): Promise<void> {
    const before = await this.#go([])
    if (!controls().some(({ key }) => key === CHOICE_OF_ROW)) {
      this.#place = { path: '', before }
      return
    }
    await this.#do(CHOICE_OF_ROW)
    for (const key of path) await this.#do(key)
    this.#page.say(`${nameOf(path)}, its row chosen`, [
      hasChosenRows() ? 'is still chosen' : 'is no longer chosen',
    ])
  }

  /** Closes what an act has opened, such that the next one needs no new page. What stays open is told. */
  async #close(head: string, from: readonly string[], above: readonly Line[]): Promise<void> {
    const before = this.#place?.before ?? []
    this.#place = undefined
    const kept = storage()
    const wereOpen = dialogs()
    const isClosed = await this.#page.leave()
    if (!isClosed) this.#page.say(`${head} > closed`, ['stays open'])
    else if (dialogs() < wereOpen && document.activeElement === document.body)
      this.#page.say(`${head} > closed`, ['the focus is lost'])
    if (storage() !== kept) return
    const after = this.#page.outline()
    if (isSame(before, after)) this.#place = { path: '', before }
    else if (isSame(above, after)) this.#place = { path: nameOf(from), before }
    else if (isClosed && !hasChosenRows() && addressIn(after) === addressIn(before))
      this.#place = { path: '', before: after }
  }
}

const CHOICE_OF_ROW = 'checkbox Select row'

const ROW_MENU = 'button Actions for'

const isRowMenu = ({ key }: Control): boolean => key.startsWith(ROW_MENU)

const isChange = (call: string): boolean => !call.startsWith('asks GET')

/** Of a list the first row is enough. Its columns are in a record of their own, and its pages are the kit's. */
const isOfKit = (element: Element): boolean =>
  // Matching a selector takes long, and most elements are others.
  /^(?:thead|tr|nav)$/.test(element.localName) &&
  element.matches('thead, tbody tr ~ tr, nav[aria-label="Pages"]')

const pathOf = (address: string): string => address.split('?', 1).join()

const addressIn = (lines: readonly Line[]): string | undefined =>
  lines.find(({ tags }) => tags === 'output')?.text

/** What a list's filters ask is in the record of filters, but for the end of them all. */
const isOfScreen = ({ key, element }: Control): boolean =>
  !element.closest('tbody tr ~ tr, nav[aria-label="Pages"]') &&
  !(
    document.querySelector('table') &&
    element.closest('[role="search"], search') &&
    key !== 'button Reset'
  ) &&
  !key.startsWith('checkbox Select all')

const isInQuestion = ({ element }: Control): boolean => element.closest('[role="alertdialog"]') !== null

/** A menu, a question, what can be done with chosen rows, and the buttons of a panel, which are the screen's. */
const isOpened = (control: Control): boolean =>
  (isInQuestion(control)
    ? !isField(control)
    : control.element.closest(`[role="menu"], ${CHOSEN_ROWS}`) !== null || isInPanel(control)) &&
  !/Cancel|Clear selection|as CSV/.test(control.key)

/** Of a form that is in a dialog or a panel. */
const isOfDialog = (control: Control): boolean =>
  control.element.closest('dialog, aside') !== null && (isField(control) || isSubmit(control))

/** A form has a record of its own. */
const isInPanel = ({ element }: Control): boolean => {
  const panel = element.closest('dialog, aside')
  return panel !== null && element.matches('button:not([role])') && !panel.querySelector('form')
}

const CHOSEN_ROWS = 'section[aria-label="Actions"]'

const hasChosenRows = (): boolean => document.querySelector(CHOSEN_ROWS) !== null
