import { changeLanguage } from '@seaport/i18n/browser'
import type { Lang } from '@seaport/i18n/lang'
import { act, cleanup, fireEvent, type RenderResult, render } from '@testing-library/react'
import { Component, type ReactNode, Suspense } from 'react'
import { vi } from 'vitest'
import { dismissReport } from '../overlays/bulk-reports.ts'
import { CloseGuardProvider } from '../overlays/close-guard.ts'
import { openConfirmation } from '../overlays/confirmations.ts'
import { pendingNotices } from '../overlays/notices.ts'
import { Overlays } from '../overlays/Overlays.tsx'
import { SeaportProvider } from '../theme/SeaportProvider.tsx'
import { briefOf } from './brief.ts'
import {
  type Control,
  choose,
  chosenIn,
  controls,
  follow,
  isEmptied,
  isList,
  isSubmit,
  links,
  offered,
  perform,
  typeAnd,
} from './controls.ts'
import { keptSince, storage } from './kept.ts'
import { rewindClock } from './kit-clock.ts'
import { differenceOf, type Line } from './outline.ts'

/** What the world outside says: a sample by its turn, many of each thing, each number at its least or its most, nothing in anything, no answer until it changes, or a refusal. */
export type Weather = number | 'many' | 'least' | 'most' | 'empty' | 'silent' | 'refusing'

/** Where parts are shown. */
export interface Stage {
  /** Begins anew, in this weather and at this address. @returns what stands around a part */
  begin(weather: Weather, address?: string): (part: ReactNode) => ReactNode
  /** Answers what has no answer yet. */
  turn(weather: Weather): void
  /** What was asked of the world outside; emptied by the record. */
  readonly calls: string[]
  readonly lacking: Lacking
  /** The call that has no answer yet, while others have theirs. */
  late?: string | undefined
  readonly reader?: Reader
}

/** Who reads: parts may ask for the language, to choose by it. */
export interface Reader {
  isAskedFor: boolean
  /** What they hear instead of the language that all words are in, such that nothing but the choice differs. */
  instead: Lang | undefined
}

/** Members of what is given and answered that may be null or missing, by what has them. */
export interface Lacking {
  /** Those that it has. */
  readonly found: Map<string, Set<string>>
  /** The one that it lacks: of what, and the names that lead to it. */
  one: readonly [of: string, member: string] | undefined
}

/** What is shown: a component and its props. */
export interface Shown {
  readonly component: (props: never) => ReactNode
  readonly props: object
}

const MOST_LINES = 200
const MOST_CHANGES = 40

/** Milliseconds after an act in which what is delayed comes. */
const PAUSE_MS = 600

/** Milliseconds after which every notice is gone. */
const NOTICE_MS = 10_000

/** A form in a state, what the page shows before it is filled in, and how its acts are headed. */
interface Filling {
  readonly state: Weather
  readonly before: readonly Line[]
  readonly fields: readonly Control[]
  readonly submit: Control
  readonly head: (act: string) => string
}

/** A page on which one thing after the other is shown and acted on, with the lines that tell of it. */
export class RecordPage {
  readonly lines: string[] = []
  readonly #stage: Stage
  readonly #mostLines: number
  readonly #isLeftOut: ((element: Element) => boolean) | undefined
  #page: RenderResult | undefined
  #around = (part: ReactNode): ReactNode => part
  #visit = 0
  #keptAtFirst: ReturnType<typeof storage> = new Map()
  /** What the screen holds that is in no dialog and would be lost. */
  readonly #changed = new Set<string>()
  readonly #guard = {
    mark: (part: string, changed: boolean) => {
      if (changed) this.#changed.add(part)
      else this.#changed.delete(part)
    },
    requestClose: () => {},
  }

  /** @param isLeftOut what is not told */
  constructor(stage: Stage, mostLines = MOST_LINES, isLeftOut?: (element: Element) => boolean) {
    this.#stage = stage
    this.#mostLines = mostLines
    this.#isLeftOut = isLeftOut
  }

  /** Of many alike the first are enough. */
  outline(): Line[] {
    return briefOf(document, this.#isLeftOut).slice(0, this.#mostLines)
  }

  /** @param most lines of it; that there were more is told */
  say(head: string, lines: readonly string[], most = MOST_CHANGES): void {
    if (lines.length === 0) return
    const left = lines.length - most
    this.lines.push(`* ${head}`, ...counted(lines.slice(0, most)).map((line) => `    ${line}`))
    if (left > 0) this.lines.push(`    and ${left} more`)
  }

  /** What is kept since the page was opened. */
  kept(): string[] {
    return keptSince(this.#keptAtFirst)
  }

  /** What was asked since the last time, in the order of its words: which of several parts asks first depends on what is loaded. */
  calls(): string[] {
    return this.#stage.calls.splice(0).toSorted()
  }

  async open(weather: Weather, shown: Shown, address?: string, language: Lang = 'en'): Promise<void> {
    this.#forget()
    await changeLanguage(language)
    rewindClock()
    this.#around = this.#stage.begin(weather, address)
    this.#keptAtFirst = storage()
    this.#visit += 1
    await this.change(shown)
  }

  /** Gives what is shown other props. */
  async change(shown: Shown): Promise<void> {
    await this.#draw(shown)
  }

  /** Takes away what is shown, as somebody does who goes on to another screen. */
  async remove(): Promise<void> {
    await this.#draw(undefined)
  }

  async #draw(shown: Shown | undefined): Promise<void> {
    const page = (
      <SeaportProvider>
        <Suspense key={this.#visit} fallback="…">
          <CloseGuardProvider value={this.#guard}>
            {this.#around(<Failing>{shown && <Drawn {...shown} />}</Failing>)}
          </CloseGuardProvider>
          <Overlays />
        </Suspense>
      </SeaportProvider>
    )
    await settled(() => {
      if (this.#page) this.#page.rerender(page)
      else this.#page = render(page)
    })
  }

  /** Whether leaving the page asks first, since something would be lost. */
  isUnsaved(): boolean {
    return this.#changed.size > 0 || !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  }

  /** Types into a field, and presses a key in it. */
  async type(key: string, pressed: string): Promise<void> {
    await settled(
      () => {
        const control = controls().find((one) => one.key === key)
        if (control) typeAnd(control, pressed)
      },
      () => vi.advanceTimersByTimeAsync(PAUSE_MS),
    )
  }

  async perform(key: string): Promise<void> {
    const control = controls().find((one) => one.key === key)
    const chosen = control && isList(control) ? chosenIn(control) : undefined
    await settled(
      () => control && perform(control),
      () => vi.advanceTimersByTimeAsync(PAUSE_MS),
    )
    if (chosen === undefined) return
    // What a search found has come.
    await settled(() => undefined)
    this.#stage.calls.push(`offers ${offered()}`)
    await settled(() => choose(chosen))
  }

  /** Clicks a link, or a row, with each of these keys held. @returns whether it leads on each time */
  async follow(key: string, held: readonly MouseEventInit[]): Promise<boolean> {
    const link = [...links(), ...controls()].find((one) => one.key === key)
    let leads = true
    await settled(
      () => {
        if (link) leads = held.map((keys) => follow(link, keys)).every(Boolean)
      },
      () => vi.advanceTimersByTimeAsync(PAUSE_MS),
    )
    return leads
  }

  /** Sends a form as it is, fills it in and sends it, is refused, and sends it again. */
  async fillIn({ state, before, fields, submit, head }: Filling): Promise<void> {
    let last = before
    const tell = (act: string, ...more: readonly string[]) => {
      const now = this.outline()
      this.say(head(act), [...this.calls(), ...changes(last, now), ...more])
      last = now
    }
    this.calls()
    await this.#send()
    tell(submit.key)
    await this.fill(fields)
    tell('filled in', ...(fields.length === 0 || this.isUnsaved() ? [] : ['nothing asks before it is lost']))
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
    await this.fill(fields.filter(isEmptied))
    await this.#send()
    tell(`${submit.key} once more`)
  }

  async fill(fields: readonly Control[]): Promise<void> {
    await settled(() => {
      for (const { key } of fields.filter((field) => !isList(field))) {
        const field = controls().find((one) => one.key === key)
        if (field) perform(field)
      }
    })
    for (const { key } of fields.filter(isList)) await this.perform(key)
  }

  /** Presses a button of a form that is filled in, but not the one that sends it. @returns what comes of it, if it asks for something */
  async pressFilled(fields: readonly Control[], key: string): Promise<string[]> {
    await this.fill(fields)
    this.calls()
    const before = this.outline()
    await this.perform(key)
    const calls = this.calls()
    return calls.length > 0 ? [...calls, ...changes(before, this.outline())] : []
  }

  async #send(): Promise<void> {
    const submit = controls().find(isSubmit)
    if (submit) await this.perform(submit.key)
  }

  /** Lets the answer come that was late. */
  async answer(weather: Weather): Promise<void> {
    this.#stage.late = undefined
    await this.happen(() => this.#stage.turn(weather))
  }

  /** Lets something happen that is no act on a control. */
  async happen(what: () => void): Promise<void> {
    await settled(what, () => vi.advanceTimersByTimeAsync(PAUSE_MS))
  }

  /** Chooses a language, as a person does in the middle of something. */
  async translate(language: Lang): Promise<void> {
    await settled(() => void changeLanguage(language))
    await this.settle()
  }

  /** Waits until what something lazy loads lazily has come too, so that a page says the same when all of it has come before. */
  async settle(): Promise<void> {
    await settled(() => undefined)
  }

  /** Lets time pass. */
  async wait(ms: number): Promise<void> {
    await settled(
      () => undefined,
      () => vi.advanceTimersByTimeAsync(ms),
    )
  }

  /** Leaves the menu, question, dialog or panel that is open, if any, and lets notices go. @returns whether it is gone */
  async leave(): Promise<boolean> {
    const open = document.querySelector('[role="menu"], [role="alertdialog"]') ?? lastDialog()
    const hasNotice = document.querySelector('.fui-Toast') !== null
    if (!open && !hasNotice) return true
    const button = [...(open?.querySelectorAll('button') ?? [])].find(
      (one) => /^(?:Cancel|Close)$/.test(one.textContent) || one.ariaLabel === 'Close',
    )
    await settled(
      () => (button ? fireEvent.click(button) : open && fireEvent.keyDown(open, { key: 'Escape' })),
      () => vi.advanceTimersByTimeAsync(hasNotice ? NOTICE_MS : PAUSE_MS),
    )
    return !open?.isConnected
  }

  end(): void {
    this.#forget()
    cleanup()
  }

  #forget(): void {
    this.#stage.turn('silent')
    act(() => openConfirmation.read()?.answer(false))
    act(dismissReport)
    pendingNotices.take()
    ;(document.activeElement as HTMLElement | null)?.blur()
    localStorage.clear()
    sessionStorage.clear()
    document.title = ''
    this.#stage.calls.length = 0
  }
}

/** How many dialogs and panels are open. */
export const dialogs = (): number =>
  document.querySelectorAll('dialog, [role="dialog"], [role="alertdialog"]').length

/** @returns the calls among these that read something, each once, as the world knows them */
export const readsOf = (calls: readonly string[]): string[] => [
  ...new Set(calls.flatMap((call) => /^asks (GET \S+)/.exec(call)?.[1] ?? [])),
]

/** Whether a call asks for a change, and is not told of something that is copied, saved or opened. */
export const asksChange = (call: string): boolean => call.startsWith('asks ') && !call.startsWith('asks GET')

const lastDialog = (): Element | undefined => [...document.querySelectorAll('dialog, [role="dialog"]')].at(-1)

export const nameOf = (path: readonly string[]): string => path.join(' > ')

export const isSame = (before: readonly Line[], after: readonly Line[]): boolean =>
  before.length === after.length && before.every(({ text }, at) => text === after[at]?.text)

/** What went is told by its beginning; what came in full. */
export const changes = (before: readonly Line[], after: readonly Line[]): string[] =>
  differenceOf(before, after, 2)

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
export function focus(acted: readonly string[]): string[] {
  const { activeElement } = document
  const on = controls().find(({ element }) => element === activeElement)
  return on && !acted.includes(on.key) ? [`focus on ${on.key}`] : []
}

function Drawn({ component, props }: Shown): ReactNode {
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
