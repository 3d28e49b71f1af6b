import { expect, test } from 'vitest'
import { workbookRelations } from './xlsx-parts.ts'

test('each sheet of a workbook leads to its own part', () => {
  const targets = [...workbookRelations(3).matchAll(/Id="(rId\w+)"[^>]*Target="([^"]+)"/g)]
  expect(targets.map(([, id, target]) => [id, target])).toEqual([
    ['rId1', 'worksheets/sheet1.xml'],
    ['rId2', 'worksheets/sheet2.xml'],
    ['rId3', 'worksheets/sheet3.xml'],
    ['rIdStyles', 'styles.xml'],
  ])
})
