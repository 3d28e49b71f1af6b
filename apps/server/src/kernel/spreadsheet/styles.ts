import { readXml } from './xml.ts'

/** Parts of a number format that change the shown text. */
export interface NumberLook {
  isDate: boolean
  isPercent: boolean
  /** Minimum digits, with leading zeros: from formats such as `00000`. */
  digits: number
  /** Texts of the format around the number. */
  before: string
  behind: string
}

const nothingAround = { before: '', behind: '' }
const plainLook: NumberLook = { isDate: false, isPercent: false, digits: 0, ...nothingAround }

/** Built-in formats of dates and times, those of East Asian languages included (ECMA-376, part 1, 18.8.30). */
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

/** @returns the number formats of a workbook's cell styles, by index */
export async function readStyles(source: AsyncIterable<Buffer>): Promise<NumberLook[]> {
  const codes = new Map<number, string>()
  const looks: NumberLook[] = []
  let inCells = false
  await readXml(source, {
    open(name, { numFmtId = '0', formatCode = '' }) {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode)
      if (name === 'cellXfs') inCells = true
      if (name === 'xf' && inCells) looks.push(lookOf(Number(numFmtId), codes.get(Number(numFmtId))))
    },
    close(name) {
      if (name === 'cellXfs') inCells = false
    },
  })
  return looks
}

/** Built-in formats of percentages. */
const isBuiltInPercent = (id: number) => id === 9 || id === 10

/** Tokens of a format code: a quoted text, an escaped character, a space or fill, a colour, currency or condition, an elapsed time, any other character. */
const PART = /"([^"]*)"|\\(.)|_.|\*.|\[(?:(h+|m+|s+)|[^\]]*)\]|(.)/gisu

function lookOf(id: number, code: string | undefined): NumberLook {
  if (code === undefined) return { ...plainLook, isDate: isBuiltInDate(id), isPercent: isBuiltInPercent(id) }
  let [before, number, behind] = ['', '', '']
  for (const [, quoted, escaped, time, sign] of code.matchAll(PART)) {
    if (sign === ';') break
    const literal = quoted ?? escaped ?? ''
    if (number === '') before += literal
    else behind += literal
    number += time ?? sign ?? ''
  }
  const plain = number.replace(/general/i, '')
  const isDate = /[dmyhs]|年|月|日/i.test(plain)
  const isPercent = plain.includes('%')
  const digits = /^0{2,20}$/.test(plain) ? plain.length : 0
  // `"VN"000` shows VN007; a currency or a trailing unit is not part of a handle.
  const isNamed = /^(?:0+|#|general)$/i.test(number) && /\p{L}/u.test(before) && !/\p{Sc}|\s$/u.test(before)
  return { isDate, isPercent, digits, ...(isNamed ? { before, behind } : nothingAround) }
}
