/** A part of a script's text: plain words, or a variable in its braces. */
export interface Piece<Name extends string> {
  /** Where it begins. */
  at: number
  text: string
  variable?: Name
}

/** Takes a text apart at its variables. Doubled braces stand for themselves and are none. */
export function piecesOf<Name extends string>(text: string, names: readonly Name[]): Piece<Name>[] {
  const found = [...text.matchAll(/\{\{|\}\}|\{([^{}]*)\}/g)].flatMap(({ 0: whole, 1: name, index }) => {
    const variable = names.find((known) => known === name)
    return variable ? [{ at: index, text: whole, variable }] : []
  })
  const ends = [...found.map(({ at }) => at), text.length]
  return [{ at: 0, text: '' }, ...found].flatMap((piece, index): Piece<Name>[] => {
    const from = piece.at + piece.text.length
    const plain = text.slice(from, ends[index])
    return [...(piece.text ? [piece] : []), ...(plain ? [{ at: from, text: plain }] : [])]
  })
}
