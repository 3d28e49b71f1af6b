/** Part of a file that a request asks for, both ends inclusive; `none` = the whole file; `unsatisfiable` = nothing of it exists. */
export type ByteRange = { from: number; to: number } | 'none' | 'unsatisfiable'

/** Parses a Range header (RFC 9110, section 14). Several ranges, other units and malformed headers mean the whole file, as the standard allows. */
export function readRange(header: string | undefined, size: number): ByteRange {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return 'none'
  if (first === '') {
    const count = Math.min(Number(last), size)
    return count === 0 ? 'unsatisfiable' : { from: size - count, to: size - 1 }
  }
  const from = Number(first)
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < from) return 'none'
  return from >= size ? 'unsatisfiable' : { from, to }
}
