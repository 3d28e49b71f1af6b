import { type Control, controls, isField, isOfForm, isSubmit, kindOf } from './controls.ts'
import { setClock } from './kit-clock.ts'
import { MIXED } from './part-states.ts'
import { asksChange, changes, nameOf, readsOf, type Stage, type Weather } from './record-page.tsx'
import {
  CHOSEN_ROWS,
  isChange,
  isInQuestion,
  isOfDialog,
  MOST_OF_KNOWN,
  ScreenPlay,
  type ScreenVisit,
} from './screen-play.ts'

export type { ScreenVisit } from './screen-play.ts'

/** The states that a screen is shown in after the first. */
const STATES: readonly Weather[] = [1, 2, ...MIXED, 'many', 'empty', 'refusing']

/** States in which the first row's menu is opened: a task has five. */
const STATES_OF_MENUS: readonly number[] = [1, 2, 3, 4]

/** A row's menu, what is chosen in it, and the answer to its question. */
const DEEPEST = 3

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

/** Decides in which states a screen is played, and which acts on it. */
class ScreenRecord {
  readonly #stage: Stage
  readonly #play: ScreenPlay
  readonly #screen: ScreenVisit
  readonly #done = new Set<string>()

  constructor(stage: Stage, screen: ScreenVisit) {
    this.#stage = stage
    this.#play = new ScreenPlay(stage, screen)
    this.#screen = screen
  }

  end(): void {
    this.#play.page.end()
  }

  async lines(): Promise<string[]> {
    const { name, address, others, people, lookAs, isDemo } = this.#screen
    const { lines } = this.#play.page
    lines.push(`# ${name} ${address}`)
    setClock()
    const { reader } = this.#stage
    if (reader) reader.isAskedFor = false
    const first = await this.#play.open(0)
    const asked = this.#play.news()
    lines.push(
      ...asked.map((call) => `  ${call}`),
      ...first.slice(0, isDemo ? MOST_OF_DEMO : MOST_LINES).map(({ text }) => `  ${text}`),
    )
    lines.push(...this.#play.page.kept().map((line) => `  ${line}`))
    if (isDemo) {
      await this.#act([], controls().filter(isOfScreen))
      return lines
    }
    await this.#play.page.wait(MINUTE_MS)
    this.#play.page.say('in a minute', this.#play.page.calls())
    for (const call of readsOf(asked)) await this.#play.await(call, first)
    if (reader?.isAskedFor) await this.#play.choose(reader, first)
    const show = async (head: string, weather: Weather, from = 0) => {
      const shown = await this.#play.open(weather)
      this.#play.page.say(head, [...this.#play.news(), ...changes(first, shown).slice(from)], MOST_LINES)
    }
    await this.#fillAddress()
    if (this.#play.at !== address) await show(`at ${this.#play.at}`, 0)
    const from = lines.length
    await this.#act([], controls().filter(isOfScreen))
    if (this.#play.at !== address) {
      // What changes nothing there, or isn't shown, is acted on without what was chosen.
      this.#play.at = address
      await this.#play.open(0)
      await this.#act([], controls().filter(isOfScreen))
    }
    const acts = lines.splice(from)
    for (const other of others) {
      this.#play.at = other
      await show(`at ${other}`, 0)
    }
    this.#play.at = address
    for (const person of people) {
      lookAs(person)
      await show(`for ${person}`, 0)
    }
    lookAs(undefined)
    // What a list says that is empty is in the record of filters.
    for (const state of asked.length > 0 ? STATES : [1])
      if (state !== 'empty' || !first.some(({ tags }) => tags === 'table'))
        await show(`state ${state}`, state, state === 'many' ? -MOST_OF_MANY : 0)
    await this.#tryAgain()
    acts.push(...(await this.#otherActs()))
    return [...lines, ...acts]
  }

  /** What a row's menu can do in other states alone: what has ended is deleted, what runs is not. */
  async #otherActs(): Promise<string[]> {
    const { lines } = this.#play.page
    const acts: string[] = []
    for (const state of STATES_OF_MENUS) {
      this.#play.state = state
      await this.#play.open()
      const menus = controls().filter(isOfScreen).filter(isRowMenu)
      if (menus.length === 0) break
      for (const { key } of menus) {
        const from = lines.length
        await this.#take([key])
        const told = lines.splice(from)
        // That the menu opens is no news.
        if (told.filter(isHead).length > 1)
          acts.push(...told.map((line) => line.replace(/^\* /, `* in state ${state}, `)))
      }
    }
    return acts
  }

  /** Tells what each button asks and shows that tries again what was refused, once it is answered. */
  async #tryAgain(): Promise<void> {
    await this.#play.open('refusing')
    const buttons = controls().filter(({ key }) => key.startsWith('button Try again'))
    for (const { key } of buttons) {
      const before = await this.#play.open('refusing')
      this.#play.page.calls()
      this.#stage.turn(0)
      await this.#play.page.perform(key)
      await this.#play.page.settle()
      const calls = this.#play.page.calls()
      const asked = calls.join()
      if (this.#done.has(asked)) continue
      this.#done.add(asked)
      const said = [...calls, ...changes(before, this.#play.page.outline())]
      this.#play.page.say(`${key}, once it is answered`, said, MOST_OF_KNOWN)
    }
    this.#play.move()
  }

  /** Goes to the address with all that the screen reads. It may read more once it has some of it. */
  async #fillAddress(): Promise<void> {
    const filled = this.#screen.filled()
    if (!filled || filled === this.#play.at) return
    this.#play.at = filled
    await this.#play.open(0)
    await this.#fillAddress()
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
      const before = await this.#play.go(path)
      await this.#play.page.fillIn({ state: 0, before, fields, submit, head })
    }
    const others = fresh.filter((control) => control !== submit && !(submit && isField(control)))
    for (const { key, element } of others.slice(0, MOST_ACTS)) {
      const isRow = element.matches('tr')
      await this.#take([...path, key])
      if (isRow) {
        await this.#play.takeElsewhere(key)
        await this.#play.takeGone(key)
      } else if (submit && isOfForm({ key, element })) {
        await this.#play.go(path)
        this.#play.move()
        this.#play.page.say(`${head(key)}, filled in`, await this.#play.page.pressFilled(fields, key))
      }
    }
  }

  /** Takes an act, and what it leads to. */
  async #take(path: readonly string[]): Promise<void> {
    const head = nameOf(path)
    const { above, calls, isTold, known } = await this.#play.take(path)
    if (!isTold) this.#done.delete(kindOf(head))
    const isFresh = ({ key }: Control) => !known.has(key)
    if (path.length < DEEPEST) await this.#act(path, controls().filter(isFresh).filter(isOpened))
    const hasForm = controls().filter(isFresh).some(isOfDialog)
    const from = path.slice(0, -1)
    if (hasForm && this.#play.standsAt(head)) await this.#play.send(head)
    if (this.#play.standsAt(head)) await this.#play.close(head, from, above)
    if (from.length > 0 && path[0]?.startsWith(ROW_MENU) && calls.some(isChange))
      await this.#play.takeChosen(path)
    if (!calls.some(asksChange)) return
    if (isButton(path)) await this.#play.hurry(path)
    await this.#play.refuse(path)
  }
}

/** Whether an act is a press of a button, by its name. */
const isButton = (path: readonly string[]): boolean => path.at(-1)?.startsWith('button ') === true

const isHead = (line: string): boolean => line.startsWith('* ')

const ROW_MENU = 'button Actions for'

const isRowMenu = ({ key }: Control): boolean => key.startsWith(ROW_MENU)

/** What a list's filters ask is in the record of filters, but for the end of them all. */
const isOfScreen = ({ key, element }: Control): boolean =>
  !element.closest('tbody tr ~ tr, nav[aria-label="Pages"]') &&
  !(
    document.querySelector('table') &&
    element.closest('[role="search"], search') &&
    key !== 'button Reset'
  ) &&
  !key.startsWith('checkbox Select all')

/** A menu, a question, what can be done with chosen rows, and the buttons of a panel, which are the screen's. */
const isOpened = (control: Control): boolean =>
  (isInQuestion(control)
    ? !isField(control)
    : control.element.closest(`[role="menu"], ${CHOSEN_ROWS}`) !== null || isInPanel(control)) &&
  !/Cancel|Clear selection|as CSV/.test(control.key)

/** A form has a record of its own. */
const isInPanel = ({ element }: Control): boolean => {
  const panel = element.closest('dialog, aside')
  return panel !== null && element.matches('button:not([role])') && !panel.querySelector('form')
}
