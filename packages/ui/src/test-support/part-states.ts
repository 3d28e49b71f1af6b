import type { Weather } from './record-page.tsx'

/** States that combine otherwise what goes together in the others: from 12 on the contract's samples are mixed. */
export const MIXED: readonly Weather[] = [12, 13]
/** Other choices, others with large numbers and one of each thing, many of each, numbers at their bounds, choices otherwise combined, and nothing in it. */
const STATES: readonly Weather[] = [1, 2, 'many', 'least', 'most', ...MIXED, 'empty']
/** Those of parts that are told thoroughly: of steps and kinds there are often four. */
const ALL_STATES: readonly Weather[] = [1, 2, 3, 'many', 'least', 'most', ...MIXED, 'empty']
/** Those of what shows a state or a kind in up to four lines, such as a badge: as many as most enumerations have members. */
const MANY_STATES: readonly Weather[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, ...MIXED, 'empty']
/** Those of what is large, where parts are told thoroughly. */
const FEW_STATES: readonly Weather[] = [1, 'many', 'empty']
const LARGE = 40
/** What shows no more than a state. */
const FEW_LINES = 4
/** In which of them a minute is waited for, from the first on. */
export const STATES_IN_A_MINUTE: readonly Weather[] = [0, 1, 2, 'empty']

/** What a part is like in its first state. */
interface First {
  readonly part: { readonly thorough?: boolean; readonly takes?: unknown }
  /** Of how many lines it is told. */
  readonly lines: number
  /** Whether it asks the world outside. */
  readonly asks: boolean
  readonly canBeActedOn: boolean
  readonly isForm: boolean
}

/** @returns the states that a part is shown in after the first */
export function statesAfter({ part, lines, asks, canBeActedOn, isForm }: First): readonly Weather[] {
  return [...states(), ...(asks ? (['refusing'] as const) : [])]

  function states(): readonly Weather[] {
    if (isForm) return STATES
    if (part.thorough && !part.takes) return ALL_STATES
    if (part.thorough && lines > LARGE) return FEW_STATES
    return lines <= FEW_LINES && !asks && !canBeActedOn ? MANY_STATES : STATES
  }
}
