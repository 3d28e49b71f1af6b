import { columnTitles } from '@seaport/contract/desk/account-columns'
import { ImportField } from '@seaport/contract/desk/account-import.schema'
import { isSameTitle } from '@seaport/contract/kernel/spreadsheet'
import { expect, test } from 'vitest'
import { titlesOf } from '../../platform/file/file.public.ts'
import { titleOf } from './account-columns.ts'

test.each(ImportField.options)('our own titles of the field %s are known in every language', (field) => {
  for (const title of titlesOf(titleOf[field], 'en'))
    expect(columnTitles[field].filter((known) => isSameTitle(known, title))).toHaveLength(1)
})

test('no title means two fields', () => {
  const all = ImportField.options.flatMap((field) => columnTitles[field])
  expect(all.filter((title, index) => all.indexOf(title) !== index)).toEqual([])
})
