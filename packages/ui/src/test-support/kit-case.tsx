import { TimeZoneProvider } from '@seaport/i18n/react'
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { Provider } from 'jotai'
import { type ComponentType, createElement, type ReactNode, Suspense } from 'react'
import { vi } from 'vitest'
import type { Field } from '../form/useForm.ts'
import { Overlays } from '../overlays/Overlays.tsx'
import { StorageScope } from '../storage/storage-scope.ts'
import { SeaportProvider } from '../theme/SeaportProvider.tsx'
import { keptSince, storage } from './kept.ts'
import { setClock } from './kit-clock.ts'
import { differenceOf, type Line, outlineOf, tidy } from './outline.ts'

/**
 * Other values of every prop of a component: the compiler refuses a case that leaves one out, and one that gives a prop at first that a component may do
 * without, and doesn't take it away. Functions need no others: their calls are recorded.
 */
export type Others<P, B = P> = {
  [K in keyof Required<P>]: K extends Exclude<keyof B & Optional<P>, Optional<B>>
    ? readonly [undefined, ...P[K][]]
    : readonly (P[K] | undefined)[]
}

/** The members that something may do without. */
type Optional<T> = { [K in keyof T]-?: object extends Pick<T, K> ? K : never }[keyof T]

export interface Act {
  name: string
  /** @returns words that the record says of it, if any */
  run: () => unknown
}

export interface KitCase {
  name: string
  component: ComponentType<never>
  base: object
  others: Readonly<Record<string, readonly unknown[]>>
  /** What a user does, one after the other, from the base with some props changed. */
  walks: readonly { with?: object; acts: readonly Act[] }[]
  /** The props that the component's owner changes when it is called. */
  feed: (call: string, args: readonly unknown[]) => object | undefined
}

export function kitCase<P extends object, B extends NoInfer<P> = P>(
  name: string,
  component: (props: P) => ReactNode,
  base: B,
  others: NoInfer<Others<P, B>>,
  walks: readonly { with?: NoInfer<Partial<P>>; acts: readonly Act[] }[] = [],
  feed: (call: string, args: readonly unknown[]) => NoInfer<Partial<P>> | undefined = () => undefined,
): KitCase {
  return { name, component, base, others, walks, feed } as KitCase
}

const differences = new WeakMap<object, string>()

/** @returns a value that differs from the one at first in this alone, by which it is told if it shows otherwise */
export function differing<T extends object>(value: T, how: string): T {
  differences.set(value, how)
  return value
}

/**
 * @returns something with each of its members changed, one at a time, for a prop that is more than a text or a number; the compiler refuses a member that is
 * forgotten
 */
export function membersOf<T extends object>(
  base: T,
  others: { readonly [K in keyof Required<T>]: readonly T[K][] },
): T[] {
  return Object.entries<readonly unknown[]>(others).flatMap(([member, values]) =>
    values.map((value) => differing({ ...base, [member]: value }, `${member} = ${cut(inWords(value))}`)),
  )
}

/** @returns a prop for each of the members of something in it, told by the member */
export const within = <T extends object, V extends object>(members: readonly T[], prop: (one: T) => V): V[] =>
  members.map((one) => differing(prop(one), differences.get(one) ?? ''))

/** A form's field as a component gets it. */
export function fieldOf<T>(value: T, over: Partial<Field<T>> = {}): Field<T> {
  return { name: 'thing', value, set: () => {}, onBlur: () => {}, error: undefined, disabled: false, ...over }
}

/** @returns the other states of a field */
export const fieldStates = <T,>(first: T, ...values: T[]): Field<T>[] => [
  ...values.map((value) => fieldOf(value)),
  fieldOf(first, { error: 'This is wrong.' }),
  fieldOf(first, { disabled: true }),
]

/** @returns what a component shows with each value of each of its props, whether they come at first or later, on each width of screen, and what each act changes, calls and keeps */
export async function recordOf(kit: KitCase): Promise<string[]> {
  setClock()
  const restore = watchOutside()
  try {
    return await recorded(kit)
  } finally {
    restore()
  }
}

async function recorded(kit: KitCase): Promise<string[]> {
  const page = await mounted(kit, kit.base)
  const first = page.outline()
  const lines = [`# ${kit.name}`, ...first.map(({ text, look = '' }) => `  ${text}${look}`)]
  for (const [prop, values] of Object.entries(kit.others))
    for (const value of values) lines.push(...(await recordOfProp(kit, page, first, prop, value)))
  lines.push(...(await recordOfAll(kit, page)))
  clear()
  for (const width of ['narrow', 'wide'] as const) {
    stubWidth(width)
    lines.push(...headed(width, differenceOf(first, (await mounted(kit, kit.base)).outline())))
    clear()
    stubWidth('usual')
  }
  for (const walk of kit.walks) lines.push(...(await recordOfWalk(kit, first, walk)))
  return lines
}

/** What was copied, saved and opened elsewhere since it was told last. */
const outside: string[] = []

/** @returns ends it */
function watchOutside(): () => void {
  const writeText = async (text: string): Promise<void> => void outside.push(`copies ${JSON.stringify(text)}`)
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  URL.createObjectURL ??= () => ''
  const spies = [
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1'),
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      outside.push(this.download ? `saves ${this.download}` : `follows ${this.getAttribute('href')}`)
    }),
    vi.spyOn(window, 'open').mockImplementation((...to) => {
      outside.push(`opens ${to.join(' ')}`)
      return null
    }),
  ]
  return () => {
    Reflect.deleteProperty(navigator, 'clipboard')
    for (const spy of spies) spy.mockRestore()
    outside.length = 0
  }
}

/** What is set for the whole page: its language, theme and room, and its address. */
function pageState(): string[] {
  const { documentElement, body } = document
  return [documentElement, body]
    .flatMap((element) =>
      [...element.attributes]
        .filter(({ name }) => !/^(class|data-(fui|tabster).*)$/.test(name))
        .map(({ name, value }) => `${element.localName} ${name}=${tidy(value)}`),
    )
    .concat(`address ${location.pathname}${location.search}${location.hash}`)
}

/** Of what is no longer shown in a part that is told for something else. */
const MOST_GONE = 3
/** Of a dialog or a panel that closes. */
const MOST_CLOSED = 12

const headed = (head: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [`* ${head}`, ...lines.map((line) => `    ${line}`)] : []

async function recordOfProp(
  kit: KitCase,
  page: Mounted,
  first: readonly Line[],
  prop: string,
  value: unknown,
): Promise<string[]> {
  const props = { ...kit.base, [prop]: value }
  await page.renew(props)
  const fresh = page.outline()
  const how = value instanceof Object && differences.get(value)
  if (how) return headed(`${prop} with ${how}`, differenceOf(first, fresh, MOST_GONE))
  await page.renew(kit.base)
  await page.show(props)
  const later = differenceOf(fresh, page.outline())
  const head = `${prop} = ${cut(inWords(value))}`
  const difference = differenceOf(first, fresh)
  return [
    ...headed(head, difference.length > 0 ? difference : ['shows the same']),
    ...headed(`${head}, changed later, differs`, later),
  ]
}

/** Whether a value adds something: what is closed, or has nothing in it, would hide what the others do. */
const isMore = (value: unknown): boolean =>
  value instanceof Object
    ? !differences.has(value) && !(Array.isArray(value) && value.length === 0)
    : value !== undefined && value !== false

/** What is shown with another value of every prop at once, and without each of them: which one counts, and what one is read by that another says. */
async function recordOfAll(kit: KitCase, page: Mounted): Promise<string[]> {
  const given = Object.entries(kit.others).flatMap(([prop, values]) => {
    const value = values.find(isMore)
    return value === undefined || prop === 'children' ? [] : [[prop, value] as const]
  })
  if (given.length < 3) return []
  const shown = async (props: typeof given) => {
    await page.renew({ ...kit.base, ...Object.fromEntries(props) })
    return page.outline()
  }
  const all = await shown(given)
  const lines = headed(
    'all of these',
    all.map(({ text }) => text),
  )
  for (const one of given)
    lines.push(
      ...headed(
        `but ${one[0]}`,
        differenceOf(all, await shown(given.filter((other) => other !== one)), MOST_GONE),
      ),
    )
  return lines
}

async function recordOfWalk(
  kit: KitCase,
  first: readonly Line[],
  walk: KitCase['walks'][number],
): Promise<string[]> {
  const calls: string[] = []
  const start = { ...kit.base, ...walk.with }
  // What the owner gave first must not be called once it has given something else.
  const page = await mounted(
    kit,
    listening(start, (call) => calls.push(`outdated ${call}`)),
  )
  let props = start
  const heard = (call: string, args: readonly unknown[]) => {
    calls.push(`${call}(${args.map(inWords).join(', ')})`)
    const fed = kit.feed(call, args) ?? (call === 'field.set' ? fedField(props, args[0]) : undefined)
    if (fed) {
      props = { ...props, ...fed }
      page.put(listening(props, heard))
    }
  }
  await page.show(listening(props, heard))
  let before = page.outline()
  const lines = walk.with
    ? [
        `> with ${cut(inWords(walk.with))}`,
        ...differenceOf(first, before, MOST_GONE).map((line) => `    ${line}`),
      ]
    : ['> as it is']
  let kept = storage()
  let around = pageState()
  for (const { name, run } of walk.acts) {
    const told: string[] = []
    await settled(async () => {
      const said = await run()
      if (typeof said === 'string') told.push(said)
    })
    const after = page.outline()
    const whole = pageState()
    const said = [
      ...told,
      ...calls.splice(0).map((call) => `calls ${call}`),
      ...outside.splice(0),
      ...keptSince(kept),
      ...whole.filter((one) => !around.includes(one)).map((one) => `sets ${one}`),
      ...around.filter((one) => !whole.includes(one)).map((one) => `no longer ${one}`),
      ...differenceOf(before, after, MOST_CLOSED),
    ]
    lines.push(...headed(name, said.length > 0 ? said : ['nothing']))
    before = after
    kept = storage()
    around = whole
  }
  clear()
  return lines
}

const fedField = (props: object, value: unknown): object | undefined =>
  'field' in props ? { field: { ...(props.field as object), value } } : undefined

/** The props with functions that report their calls. */
function listening(props: object, heard: (call: string, args: readonly unknown[]) => void): object {
  const of = (value: unknown, path: string): unknown => {
    if (
      typeof value === 'function' &&
      !/^(rowId|render|hrefOf|titleOf|load)$/.test(path.split('.').at(-1) ?? '')
    )
      return (...args: unknown[]) => {
        heard(path, args)
        return value(...args)
      }
    if (Array.isArray(value)) return value.map((one, at) => of(one, `${path}.${one?.id ?? at}`))
    if (value === null || typeof value !== 'object' || '$$typeof' in value) return value
    if (Object.getPrototypeOf(value) !== Object.prototype) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, of(inner, path ? `${path}.${key}` : key)]),
    )
  }
  return of(props, '') as object
}

interface Mounted {
  outline: () => Line[]
  put: (props: object) => void
  /** Renders with other props. */
  show: (props: object) => Promise<void>
  /** Renders anew, as on another visit. */
  renew: (props: object) => Promise<void>
}

async function mounted(kit: KitCase, props: object): Promise<Mounted> {
  document.title = ''
  let visit = 0
  let rerender: (node: ReactNode) => void = () => {}
  await settled(() => {
    rerender = render(placed(kit, props, visit)).rerender
  })
  const put = (next: object) => rerender(placed(kit, next, visit))
  return {
    outline: () => outlineOf(document),
    put,
    show: (next) => settled(() => put(next)),
    renew: (next) => {
      visit += 1
      ;(document.activeElement as HTMLElement | null)?.blur()
      document.title = ''
      return settled(() => put(next))
    },
  }
}

/** Runs, then waits until what is loaded lazily has come. */
async function settled(run: () => unknown): Promise<void> {
  await act(async () => {
    await run()
    await vi.dynamicImportSettled()
  })
  // What was loaded may load more: a chart its drawing.
  await act(() => vi.dynamicImportSettled())
}

function clear(): void {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
}

function placed(kit: KitCase, props: object, visit: number): ReactNode {
  return (
    <Provider>
      <SeaportProvider>
        <TimeZoneProvider zone="Asia/Kathmandu">
          <StorageScope value="person-7">
            <Suspense fallback="…">
              {createElement(kit.component as ComponentType<object>, { key: visit, ...props })}
              <Overlays />
            </Suspense>
          </StorageScope>
        </TimeZoneProvider>
      </SeaportProvider>
    </Provider>
  )
}

/** Lets the page be as narrow as a phone or as wide as a large screen. */
function stubWidth(width: 'narrow' | 'usual' | 'wide'): void {
  globalThis.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches:
        width === 'narrow' ? query.includes('max-width') : width === 'wide' && query.includes('min-width'),
      media: query,
    }) as unknown as MediaQueryList
}

/** A long value by its beginning: the lines below it say what is in it. */
const cut = (words: string): string => (words.length < 400 ? words : `${words.slice(0, 80)}…`)

function inWords(value: unknown): string {
  if (value instanceof File) return `file ${value.name}`
  if (value instanceof Set) return `{${[...value].join(', ')}}`
  if (value instanceof Error) return `error ${value.message}`
  if (typeof value === 'function') return 'function'
  if (typeof value === 'number') return String(value)
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'undefined'
  if (Array.isArray(value)) return `[${value.map(inWords).join(', ')}]`
  if ('$$typeof' in value)
    return `‹${String((value as { type?: { name?: string } }).type?.name ?? (value as { type?: unknown }).type)}›`
  if (Object.getPrototypeOf(value) !== Object.prototype) return Object.prototype.toString.call(value)
  return `{${Object.entries(value)
    .filter(([, one]) => typeof one !== 'function')
    .map(([key, one]) => `${key}: ${inWords(one)}`)
    .join(', ')}}`
}

const NAMED = 'button, a, input, textarea, select, summary, label, [role], [tabindex], dt, span, h2'

/** @returns the element that is called by its label, title, placeholder or text: the last, which lies on top */
function called(name: string): HTMLElement {
  const found = [...document.body.querySelectorAll<HTMLElement>(NAMED)].filter(
    (element) =>
      [
        element.ariaLabel,
        element.getAttribute('aria-label'),
        element.title,
        element.getAttribute('placeholder'),
        element.textContent?.trim(),
      ].includes(name) ||
      [...((element as HTMLInputElement).labels ?? [])].some(
        ({ textContent }) => textContent?.replace(/[*\u00a0 ]+$/, '') === name,
      ),
  )
  const last =
    found.findLast((element) => element.matches('button, a, input, textarea, select, [role^=menuitem]')) ??
    found.at(-1)
  if (!last) throw new Error(`Nothing is called ${name}: ${document.body.textContent}`)
  return last
}

/** An act of its own. */
export const does = (name: string, run: Act['run']): Act => ({ name, run })

export const press = (name: string, init: MouseEventInit = {}): Act =>
  does(`press ${name}${inInit(init)}`, () => {
    const element = called(name)
    fireEvent.pointerDown(element, init)
    fireEvent.mouseDown(element, init)
    element.focus()
    fireEvent.pointerUp(element, init)
    fireEvent.mouseUp(element, init)
    fireEvent.click(element, init)
  })
export const type = (name: string, value: string): Act =>
  does(`type ${name}: ${JSON.stringify(value)}`, () => {
    const element = called(name)
    element.focus()
    fireEvent.change(element, { target: { value } })
  })
export const key = (name: string, init: KeyboardEventInit = {}): Act =>
  does(`key ${name}${inInit(init)}`, () => {
    const target = document.activeElement ?? document.body
    const isDefault = fireEvent.keyDown(target, { key: name, code: name, ...init })
    if (isDefault && (name === 'Enter' || name === ' ') && target instanceof HTMLButtonElement)
      fireEvent.click(target)
    fireEvent.keyUp(target, { key: name, ...init })
    return isDefault ? undefined : 'prevents what the browser would do'
  })
/** The arrow keys in a field for a number: to its least, one step from there, and to its most. */
export const arrows = (name: string): Act[] => [
  type(name, '-999999999'),
  key('ArrowDown'),
  key('ArrowUp'),
  type(name, '999999999'),
  key('ArrowUp'),
]
export const leave = (): Act => does('leave', () => (document.activeElement as HTMLElement | null)?.blur())
export const wait = (ms: number): Act => does(`wait ${ms} ms`, () => void vi.advanceTimersByTime(ms))
export const hover = (name: string): Act =>
  does(`hover ${name}`, () => {
    fireEvent.pointerEnter(called(name))
    fireEvent.mouseEnter(called(name))
  })
export const pick = (...files: File[]): Act =>
  does(`pick ${files.map(({ name }) => name).join(', ')}`, () => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (input) fireEvent.change(input, { target: { files } })
  })

const inInit = (init: object): string => {
  const keys = Object.keys(init)
  return keys.length > 0 ? ` with ${keys.join(', ')}` : ''
}
