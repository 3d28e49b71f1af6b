import { readXml } from './xml.ts'

/** What of a number's format changes what a person sees of it. */
export interface NumberLook {
  isDate: boolean
  /** Digits at least, with zeros in front: of formats such as `00000`. */
  digits: number
}

/** Built-in formats of dates and times, those of East Asian languages included (ECMA-376, part 1, 18.8.30). */
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

/** @returns how numbers look in each of a workbook's cell formats, by position */
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

function lookOf(id: number, code: string | undefined): NumberLook {
  if (code === undefined) return { isDate: isBuiltInDate(id), digits: 0 }
  // Texts in quotes, single escaped signs, colours and languages say nothing of the number.
  const plain = code.replace(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '').split(';')[0] ?? ''
  return {
    isDate: /[dmyhs]|年|月|日/i.test(plain.replace(/general/gi, '')),
    digits: /^0{2,20}$/.test(plain) ? plain.length : 0,
  }
}
