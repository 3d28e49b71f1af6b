import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readCrashReports } from './crash-reports.ts'

test('dumps are counted wherever the system keeps them, with the time of the last one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'seaport-crashes-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  expect(readCrashReports(folder)).toEqual({ folder, count: 0, lastAt: null })
  for (const [index, place] of ['completed', 'pending', 'reports'].entries()) {
    mkdirSync(join(folder, place))
    const file = join(folder, place, `${index}.dmp`)
    writeFileSync(file, 'dump')
    utimesSync(file, 1000 + index, 1000 + index)
  }
  writeFileSync(join(folder, 'settings.dat'), '')
  expect(readCrashReports(folder)).toEqual({ folder, count: 3, lastAt: 1_002_000 })
})

test('a computer on which nothing has crashed has no such folder', () => {
  const folder = join(tmpdir(), 'seaport-never-crashed')
  expect(readCrashReports(folder)).toEqual({ folder, count: 0, lastAt: null })
})
