import { preload } from '@seaport/i18n/browser'
import type { Namespace } from '@seaport/i18n/translate'
import type { ReactNode } from 'react'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import type { Part } from './part-record.ts'
import type { Reader, Stage, Weather } from './record-page.tsx'
import { setUpDom } from './render.tsx'

export type { Reader } from './record-page.tsx'

/** What stands for the world outside in the records of parts. */
export interface World extends Stage {
  readonly weather: Weather
  /** Waits while there is no answer to the call. */
  answered(call?: string): Promise<void>
}

/** @returns the members that may be null or missing of what has this name, for a sample to be without one of them */
export function lackingOf({ lacking: { found, one } }: Stage, name: string) {
  const members = found.get(name) ?? new Set<string>()
  found.set(name, members)
  return { found: members, member: one?.[0] === name ? one[1] : undefined }
}

/**
 * Sets up a page, a clock that stands still, the clipboard, downloads and the texts of all namespaces. Call at the top of a test file.
 *
 * @param texts paths of the files with the texts
 */
export function setUpParts(
  texts: readonly string[],
  around: (address: string) => (part: ReactNode) => ReactNode,
  reader?: Reader,
): World {
  const calls: string[] = []
  const writeText = async (text: string): Promise<void> => void calls.push(`copies ${text}`)
  // A form that nobody keeps from it is sent as a browser sends one: the page loads anew.
  const keep = (event: Event) => {
    if (!event.defaultPrevented) calls.push('loads the page anew')
    event.preventDefault()
  }
  setUpDom()
  beforeAll(async () => {
    addEventListener('submit', keep)
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    // Of 10,000 elements a second React notes where they were made, which takes a tenth of all time. It keeps the clock that it found, not the faked one.
    Object.defineProperty(performance, 'now', { configurable: true, value: () => 0 })
    vi.useFakeTimers({
      toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
    })
    await preload(...texts.map((path) => path.replace(/^.*\/|\.json$/g, '') as Namespace))
  })
  beforeEach(() => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      calls.push(`saves ${this.download}`)
    })
  })
  afterAll(() => {
    removeEventListener('submit', keep)
    Reflect.deleteProperty(navigator, 'clipboard')
    vi.useRealTimers()
    Reflect.deleteProperty(performance, 'now')
  })
  let weather: Weather = 0
  let waiting: (() => void)[] = []
  return {
    calls,
    lacking: { found: new Map(), one: undefined },
    ...(reader && { reader }),
    get weather() {
      return weather
    },
    late: undefined,
    async answered(call) {
      if (weather === 'silent' || (call !== undefined && call === this.late))
        await new Promise<void>((go) => waiting.push(go))
    },
    turn(now) {
      weather = now
      if (now !== 'silent') for (const go of waiting.splice(0)) go()
    },
    begin(now, address = HERE) {
      weather = now
      waiting = []
      return around(address)
    },
  }
}

/** Where parts begin. */
export const HERE = '/here'

/** @returns the components of a module by their names */
export const partsIn = (module: Readonly<Record<string, unknown>>): [string, Part['component']][] =>
  Object.entries(module).filter(
    (entry): entry is [string, Part['component']] =>
      /^[A-Z]\w*[a-z]/.test(entry[0]) && typeof entry[1] === 'function',
  )

/** Where the page is, unless it is where it began, whether the way back leads past the place before, and what was given along. */
export function Where({ pathname, search, state, how, from = HERE }: WhereProps): ReactNode {
  const address = `${pathname}${search}`
  const given = state === null ? undefined : JSON.stringify(state)
  return (
    address !== from && <output title={given}>{how === 'REPLACE' ? `${address} in place` : address}</output>
  )
}

interface WhereProps {
  pathname: string
  search: string
  /** Given along by the act that led there. */
  state: unknown
  /** From React Router. */
  how?: 'POP' | 'PUSH' | 'REPLACE'
  /** Where it began. */
  from?: string
}
