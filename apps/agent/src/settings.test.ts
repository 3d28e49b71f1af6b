import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings, SettingsError } from './settings.ts'

const login = { SEAPORT_AGENT_SEAT: '100005', SEAPORT_AGENT_PASSWORD: 'Seat-password-1' }

const missing = join(import.meta.dirname, 'no-such-file')

const passwordFile = (text: string | Buffer) => {
  const folder = mkdtempSync(join(tmpdir(), 'seaport-settings-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'password')
  writeFileSync(file, text, { mode: 0o600 })
  return file
}

test('seat and password are enough; an empty variable counts as not set', () => {
  expect(readSettings({ ...login, SEAPORT_SERVER_URL: '', SEAPORT_AGENT_DEMO: '' })).toMatchObject({
    serverUrl: 'http://127.0.0.1:8787',
    seatCode: '100005',
    password: 'Seat-password-1',
    demo: false,
  })
})

test.each([
  [' 100005\n', '100005'],
  ['a'.repeat(32), 'a'.repeat(32)],
])('the seat code %j is %j', (given, seatCode) => {
  expect(readSettings({ ...login, SEAPORT_AGENT_SEAT: given }).seatCode).toBe(seatCode)
})

test.each([
  ['SEAPORT_AGENT_SEAT', ' '],
  ['SEAPORT_AGENT_SEAT', 'a'.repeat(33)],
  ['SEAPORT_AGENT_PASSWORD', 'a'.repeat(129)],
  ['SEAPORT_AGENT_RETURN_MINUTES', '0'],
  ['SEAPORT_AGENT_RETURN_MINUTES', '1.5'],
  ['SEAPORT_AGENT_RETURN_MINUTES', '10081'],
  ['SEAPORT_AGENT_RETURN_MINUTES', 'soon'],
  ['SEAPORT_AGENT_DEMO', 'yes'],
  ['SEAPORT_SERVER_URL', 'ftp://seaport.example.com'],
  ['SEAPORT_SERVER_URL', 'seaport.example.com'],
])('%s=%j is refused by its name', (name, value) => {
  expect(() => readSettings({ ...login, [name]: value })).toThrow(name)
})

test.each([
  ['1', 1],
  ['10080', 10_080],
  [undefined, null],
])('SEAPORT_AGENT_RETURN_MINUTES=%j is %j', (given, minutes) => {
  expect(readSettings({ ...login, SEAPORT_AGENT_RETURN_MINUTES: given }).returnMinutes).toBe(minutes)
})

test('only the origin of the server’s address counts', () => {
  const { serverUrl } = readSettings({ ...login, SEAPORT_SERVER_URL: 'https://seaport.example.com/#/login' })
  expect(serverUrl).toBe('https://seaport.example.com')
})

test('the password can be in a file, with a line break', () => {
  const file = passwordFile('Seat-password-2\n')
  const variables = { SEAPORT_AGENT_SEAT: '100005', SEAPORT_AGENT_PASSWORD_FILE: file }
  expect(readSettings(variables).password).toBe('Seat-password-2')
  chmodSync(file, 0o644)
  expect(() => readSettings(variables)).toThrow('chmod 600')
})

// Windows PowerShell 5: `Set-Content -Encoding utf8` and `>`.
test.each([Buffer.from('\uFEFFSeat-password-2\r\n'), Buffer.from('\uFEFFSeat-password-2\r\n', 'utf16le')])(
  'a byte order mark is not part of a password (%#)',
  (bytes) => {
    const file = passwordFile(bytes)
    expect(readSettings({ SEAPORT_AGENT_SEAT: '100005', SEAPORT_AGENT_PASSWORD_FILE: file }).password).toBe(
      'Seat-password-2',
    )
  },
)

test.each([
  ['no seat', { SEAPORT_AGENT_PASSWORD: 'x' }, /SEAPORT_AGENT_SEAT: the seat code is missing/],
  // docker/docs#25799
  [
    'a seat in quotation marks',
    { ...login, SEAPORT_AGENT_SEAT: '"100005"' },
    /SEAPORT_AGENT_SEAT.*quotation/,
  ],
  [
    'an address in them',
    { ...login, SEAPORT_SERVER_URL: "'http://a.example'" },
    /SEAPORT_SERVER_URL.*quotation/,
  ],
  ['no password', { SEAPORT_AGENT_SEAT: '1' }, /SEAPORT_AGENT_PASSWORD/],
  ['no such file', { SEAPORT_AGENT_SEAT: '1', SEAPORT_AGENT_PASSWORD_FILE: missing }, /ENOENT/],
  ['no address', { ...login, SEAPORT_SERVER_URL: 'seaport' }, /SEAPORT_SERVER_URL/],
])('%s is reported by name', (_title, variables, message) => {
  expect(() => readSettings(variables)).toThrow(SettingsError)
  expect(() => readSettings(variables)).toThrow(message)
})

test('quotation marks may be a part of the password', () => {
  expect(readSettings({ ...login, SEAPORT_AGENT_PASSWORD: '"amber"' }).password).toBe('"amber"')
})

test('an empty file is no password', () => {
  const file = passwordFile('\n')
  expect(() => readSettings({ SEAPORT_AGENT_SEAT: '1', SEAPORT_AGENT_PASSWORD_FILE: file })).toThrow('empty')
})
