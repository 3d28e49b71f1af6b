import { expect, test } from 'vitest'
import { workbook, workbookRelations } from './xlsx-parts.ts'

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
