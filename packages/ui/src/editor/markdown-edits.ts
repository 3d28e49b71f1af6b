/** A text with a selection. */
export interface Selected {
  text: string
  from: number
  to: number
}

/** What replaces `from` … `to` of the old text, and what is selected then. */
export interface Edit {
  from: number
  to: number
  insert: string
  select: readonly [from: number, to: number]
}

/** Puts marks around the selection (**bold**), or takes them away when they are there. */
export function toggleMark({ text, from, to }: Selected, mark: string): Edit {
  const size = mark.length
  const inner = text.slice(from, to)
  if (text.slice(from - size, from) === mark && text.slice(to, to + size) === mark) {
    return { from: from - size, to: to + size, insert: inner, select: [from - size, to - size] }
  }
  return { from, to, insert: `${mark}${inner}${mark}`, select: [from + size, to + size] }
}

/** Begins every selected line with a prefix ("- ", "## "), or takes it away when all have it. A number counts up. */
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

/** Turns the selection into a link, and selects its words. */
export function insertLink({ text, from, to }: Selected, address: string): Edit {
  const words = text.slice(from, to) || address
  return { from, to, insert: `[${words}](${address})`, select: [from + 1, from + 1 + words.length] }
}
