import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
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

test('a setting is refused on a full disk, and nothing has changed', () => {
  const { file, settings } = onFullDisk()
  expect(() => settings.set({ locale: 'vi' })).toThrow(/ENOSPC/)
  expect([settings.get().locale, openSettings(file).get().locale]).toEqual(['en', 'en'])
})

test('incidental values last until the program ends, and are written with the next setting', () => {
  const { file, settings } = onFullDisk()
  settings.note({ last_seat_code: '100002' })
  expect(settings.get().last_seat_code).toBe('100002')
  rmSync(`${file}.new`, { force: true })
  settings.set({ locale: 'vi' })
  expect(openSettings(file).get()).toMatchObject({ locale: 'vi', last_seat_code: '100002' })
})

const defaults = {
  locale: 'cn',
  server_url: null,
  on_close: 'ask',
  notify: true,
  theme: 'system',
  window_size: null,
  last_seat_code: '',
  last_contact_at: null,
  clock_ahead_ms: 0,
  restarted_into: null,
  graphics_failed_at: null,
  networks: null,
}
const kept = {
  locale: 'vi',
  server_url: 'https://seaport.example.com',
  on_close: 'quit',
  notify: false,
  theme: 'dark',
  window_size: { width: 1200, height: 800, maximized: true },
  last_seat_code: '100002',
  last_contact_at: 1_790_000_000_000,
  clock_ahead_ms: -1500,
  restarted_into: '1.2.0',
  graphics_failed_at: 1_795_176_918_000,
  networks: [{ network: 'x' }],
}
const wrong: { [Field in keyof typeof kept]: readonly unknown[] } = {
  locale: ['fr', 'toString', 1, null],
  server_url: ['', 'seaport', 7],
  on_close: ['never', true, null],
  notify: ['no', 0, null],
  theme: ['blue', 1, null],
  window_size: [
    'large',
    { width: 199, height: 800, maximized: true },
    { width: 1200, height: 20_001, maximized: true },
    { width: 1200.5, height: 800, maximized: true },
    { width: 1200, height: 800 },
  ],
  last_seat_code: ['1'.repeat(33), 100_002, null],
  last_contact_at: ['today', true],
  clock_ahead_ms: ['fast', null],
  restarted_into: [7, true],
  graphics_failed_at: ['yesterday', true],
  networks: [],
}

function read(content: unknown) {
  const folder = mkdtempSync(join(tmpdir(), 'seaport-settings-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'settings.json')
  writeFileSync(file, JSON.stringify(content))
  return openSettings(file).get()
}

test('stored settings are read again, without unknown fields', () => {
  expect(read(kept)).toEqual(kept)
  expect(read({ ...kept, window_size: { ...kept.window_size, left: 1 }, colour: 'red' })).toEqual(kept)
})

const releases = fileURLToPath(new URL('../../../../tests/inputs/kept', import.meta.url))
test.each(readdirSync(releases))('the settings of %s are read with their values', (version) => {
  const stored: object = JSON.parse(readFileSync(join(releases, version, 'settings.json'), 'utf8'))
  // Fields that it did not have yet have their defaults.
  const known = Object.entries(kept).filter(([field]) => field in stored)
  expect(read(stored)).toEqual({ ...defaults, ...Object.fromEntries(known) })
})

test('after a downgrade to this version, fields of a newer one stay in the file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'seaport-settings-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'settings.json')
  const newer = { ...kept, theme: 'sepia', on_close: { ask: 'later' }, panes: [{ name: '茶', width: 300 }] }
  writeFileSync(file, JSON.stringify(newer))
  const settings = openSettings(file)
  expect(settings.get()).toEqual({ ...kept, theme: defaults.theme, on_close: defaults.on_close })
  settings.set({ locale: 'en' })
  settings.note({ last_seat_code: '100001' })
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ ...newer, locale: 'en', last_seat_code: '100001' })
})

test.each([[[]], [{}], ['text'], [7], [null]])('%j in the file counts as empty', (content) => {
  expect(read(content)).toEqual(defaults)
})

test.each(Object.entries(wrong).flatMap(([field, values]) => values.map((value) => [field, value] as const)))(
  '%s = %j falls back to its default, and no other field with it',
  (field, value) => {
    const name = field as keyof typeof defaults
    expect(read({ ...kept, [name]: value })).toEqual({ ...kept, [name]: defaults[name] })
  },
)
