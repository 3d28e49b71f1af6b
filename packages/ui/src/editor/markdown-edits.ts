/** A text with a selection. */
export interface Selected {
  text: string
  from: number
  to: number
}

/** Replaces `from`…`to` of the text, and the selection afterwards. */
export interface Edit {
  from: number
  to: number
  insert: string
  select: readonly [from: number, to: number]
}

/** Wraps the selection in marks (**bold**), or removes them. */
export function toggleMark({ text, from, to }: Selected, mark: string): Edit {
  const size = mark.length
  const inner = text.slice(from, to)
  // Of the stars around bold words, two are its own: *italic*, **bold**, ***both***.
  const around = Math.min(
    countFrom(text, from - 1, -1, mark.charAt(0)),
    countFrom(text, to, 1, mark.charAt(0)),
  )
  if (size > 1 ? around >= size : around % 2 === 1) {
    return { from: from - size, to: to + size, insert: inner, select: [from - size, to - size] }
  }
  return { from, to, insert: `${mark}${inner}${mark}`, select: [from + size, to + size] }
}

/** How often a sign stands in a row, from a place on or back. */
function countFrom(text: string, at: number, step: 1 | -1, sign: string): number {
  let count = 0
  while (text[at + count * step] === sign) count += 1
  return count
}

/** Prefixes every selected line ("- ", "## "), or removes the prefix when all have it. A number counts up. */
export function togglePrefix({ text, from, to }: Selected, prefix: string): Edit {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const next = text.indexOf('\n', to)
  const end = next < 0 ? text.length : next
  const lines = text.slice(start, end).split('\n')
  const numbered = prefix === '1. '
  const marked = numbered ? /^\d+\. / : new RegExp(`^${prefix.replace(/[#>-]/g, '\\$&')}`)
  const changed = lines.every((line) => marked.test(line))
    ? lines.map((line) => line.replace(marked, ''))
    : lines.map((line, at) => (numbered ? `${at + 1}. ${line}` : `${prefix}${line}`))
  const insert = changed.join('\n')
  return { from: start, to: end, insert, select: [start, start + insert.length] }
}

/** Turns the selection into a link, and selects its text. */
export function insertLink({ text, from, to }: Selected, address: string): Edit {
  const words = text.slice(from, to) || address
  return { from, to, insert: `[${words}](${address})`, select: [from + 1, from + 1 + words.length] }
}
