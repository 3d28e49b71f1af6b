import { expect, test } from 'vitest'
import { styleOf, styles, workbook, workbookRelations } from './xlsx-parts.ts'

test('each sheet of a workbook leads to its own part', () => {
  const targets = [...workbookRelations(3).matchAll(/Id="(rId\w+)"[^>]*Target="([^"]+)"/g)]
  expect(targets.map(([, id, target]) => [id, target])).toEqual([
    ['rId1', 'worksheets/sheet1.xml'],
    ['rId2', 'worksheets/sheet2.xml'],
    ['rId3', 'worksheets/sheet3.xml'],
    ['rIdStyles', 'styles.xml'],
  ])
})

test('a sheet’s name has at most 31 characters, and none that Excel forbids', () => {
  const names = (name: string) =>
    [...workbook(name, 99).matchAll(/<sheet name="([^"]*)"/g)].map(([, found = '']) => found)
  for (const name of ['Thư viện: *?/\\[mọi] '.repeat(4), '任務'.repeat(30), `${'a'.repeat(24)}🍵🍵`]) {
    const found = names(name)
    expect(new Set(found).size).toBe(99)
    expect(found.filter((one) => one.length > 31 || /[[\]:*?/\\]/.test(one) || !one.isWellFormed())).toEqual(
      [],
    )
  }
})

test('a sum is shown with two digits and the reader’s separators, a moment to the second', () => {
  const [, list = ''] = /<cellXfs[^>]*>(.*)<\/cellXfs>/.exec(styles) ?? []
  const formats = [...list.matchAll(/<xf\b([^>]*)\/>/g)].map(
    ([, xf = '']) => /numFmtId="(\d+)"/.exec(xf)?.[1],
  )
  // 4 is #,##0.00 (ECMA-376, 18.8.30).
  expect(formats[styleOf.money]).toBe('4')
  const code = new RegExp(`numFmtId="${formats[styleOf.moment]}" formatCode="([^"]*)"`).exec(styles)?.[1]
  expect(code?.replaceAll('\\', '')).toBe('yyyy-mm-dd hh:mm:ss')
  expect(formats[styleOf.title]).toBeUndefined()
})
