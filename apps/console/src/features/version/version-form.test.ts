import { expect, test } from 'vitest'
import { toFormValues, VersionForm, withFiles } from './version-form.ts'

const empty = { ...toFormValues('en'), version: '1.2.0' }
const sum = 'A'.repeat(128)
const withFile = (size: number | null, sha512: string) => ({
  ...empty,
  files: { ...empty.files, m1: { size, sha512 } },
})
const faults = (typed: object) => VersionForm.safeParse(typed).error?.issues.map(({ path }) => path.join('.'))

test('empty addresses and files are omitted', () => {
  expect(VersionForm.parse(empty)).toEqual({
    language: 'en',
    version: '1.2.0',
    intel: null,
    m1: null,
    windows: null,
    files: { intel: null, m1: null, windows: null },
    notes: '',
  })
})

test('size and checksum are required together, in either case of letters', () => {
  expect(VersionForm.parse(withFile(7, sum)).files.m1).toEqual({ size: 7, sha512: sum.toLowerCase() })
  expect(faults(withFile(7, ''))).toEqual(['files.m1.sha512'])
  expect(faults(withFile(null, sum))).toEqual(['files.m1.size'])
  expect(faults(withFile(7, 'abc'))).toEqual(['files.m1.sha512'])
})

test('an address is a file over HTTPS or one of the own download centre', () => {
  expect(faults({ ...empty, m1: '/downloads/Seaport-1.2.0.dmg' })).toBeUndefined()
  expect(faults({ ...empty, m1: 'http://example.com/x.dmg' })).toEqual(['m1'])
})

test('a file that moved to another address keeps its size and checksum', () => {
  const body = VersionForm.parse({ ...withFile(7, sum), m1: 'https://mirror.example/Trà.dmg' })
  expect(withFiles({ m1: body.m1 }, body)).toEqual({ m1: body.m1, files: body.files })
  expect(withFiles({ notes: '越南' }, body)).toEqual({ notes: '越南' })
})
