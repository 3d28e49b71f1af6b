import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openSettings } from './settings.ts'

function onFullDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'seaport-settings-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'settings.json')
  const settings = openSettings(file)
  settings.set({ locale: 'en' })
  symlinkSync('/dev/full', `${file}.new`)
  return { file, settings }
}

test('what a person sets is refused on a full disk, and nothing has changed', () => {
  const { file, settings } = onFullDisk()
  expect(() => settings.set({ locale: 'vi' })).toThrow(/ENOSPC/)
  expect([settings.get().locale, openSettings(file).get().locale]).toEqual(['en', 'en'])
})

test('what is noted on the side holds until the program ends, and is written with what is set later', () => {
  const { file, settings } = onFullDisk()
  settings.note({ last_seat_code: '100002' })
  expect(settings.get().last_seat_code).toBe('100002')
  rmSync(`${file}.new`)
  settings.set({ locale: 'vi' })
  expect(openSettings(file).get()).toMatchObject({ locale: 'vi', last_seat_code: '100002' })
})
