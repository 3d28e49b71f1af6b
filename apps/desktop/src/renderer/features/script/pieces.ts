import { scriptVariables } from '@seaport/contract/work/script'

/** A part of a script's text: plain words, or a variable in its braces. */
export interface Piece {
  /** Where it begins. */
  at: number
  text: string
  variable?: (typeof scriptVariables)[number]
}

/** Takes a text apart at its variables. Doubled braces stand for themselves and are none. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let plainFrom = 0
  for (const { 0: whole, 1: name, index } of text.matchAll(/\{\{|\}\}|\{([^{}]*)\}/g)) {
    const variable = scriptVariables.find((known) => known === name)
    if (!variable) continue
    if (index > plainFrom) pieces.push({ at: plainFrom, text: text.slice(plainFrom, index) })
    pieces.push({ at: index, text: whole, variable })
    plainFrom = index + whole.length
  }
  if (plainFrom < text.length) pieces.push({ at: plainFrom, text: text.slice(plainFrom) })
  return pieces
}
