/** Placeholders for a missing value: those of databases, pandas, R, JavaScript, and of failed spreadsheet lookups. */
const WORDS = new Set(
  'null nil none nan na n/a undefined true false empty blank \\n 无 無 暂无 暫無 没有 沒有 空 không trống'.split(
    ' ',
  ),
)
const PHRASES = new Set(['không có', 'no data', 'not available'])
/** Error values of spreadsheets (ECMA-376, part 1, 18.17.3), and those of newer programs. */
const ERROR = /^#(?:n\/a|ref!|value!|name\?|div\/0!|num!|null!|spill!|calc!|error!)$/
const DASHES = /^[-–—]+$/

/** @returns whether a cell is a placeholder for a missing value */
export function isPlaceholder(text: string): boolean {
  const plain = text.normalize('NFC').trim().toLowerCase()
  const word = /^[<([{](.*)[>)\]}]$/.exec(plain)?.[1] ?? plain
  return WORDS.has(word) || PHRASES.has(word) || ERROR.test(plain) || DASHES.test(plain)
}
