import { type AccountLine, readAccountLine } from '@seaport/contract/address/account-line'
import type { NetworkPlace } from '@seaport/contract/address/network-site'

/** One line of a pasted list, read, with its line number from 1, empty lines included. */
export type PastedLine = AccountLine & { line: number }

/** Most accounts that one import takes (contract). */
export const MAX_ROWS = 1000

/** Reads a pasted list, one account per line. Only the beginning of a refused line is kept: the rest never leaves the browser. */
export function readPasted(place: NetworkPlace, text: string): PastedLine[] {
  return filledLines(text).map(({ text, line }) => ({ line, ...readAccountLine(place, text) }))
}

/** @returns how many lines of a pasted list are not empty */
export function countPasted(text: string): number {
  return filledLines(text).length
}

function filledLines(text: string) {
  return text
    .split(/\r\n|\r|\n/)
    .map((text, index) => ({ text, line: index + 1 }))
    .filter(({ text }) => text.trim() !== '')
}
