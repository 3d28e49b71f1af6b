import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root.ts'
import { electronFault, lockedElectron, readElectronSupport } from './electron-support.ts'

const support = {
  major: 45,
  supportedUntil: '2027-04-26',
  source: 'https://releases.electronjs.org/schedule',
}
const on = (moment: string) => new Date(moment)

test('the end of support is written down for the major version that is locked', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string }>
  }
  const locked = lockedElectron()
  expect(packages['node_modules/electron']?.version).toBe(locked)
  const written = readElectronSupport()
  expect(written.supportedUntil).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(electronFault(locked, written, on(`${written.supportedUntil}T00:00:00Z`))).toBeNull()
})

test('it is packaged up to its last day, and not on the day after', () => {
  expect(electronFault('45.4.1', support, on('2027-04-26T23:59:59Z'))).toBeNull()
  expect(electronFault('45.4.1', support, on('2027-04-27T00:00:00Z'))).toMatch(
    /45\.4\.1 has not been supported since 2027-04-26/,
  )
})

test.each(['44.11.0', '46.0.0', '4.5.0'])('%s needs a date of its own', (locked) => {
  expect(electronFault(locked, support, on('2026-11-23T00:00:00Z'))).toMatch(
    /is locked, but build\/electron-support\.json tells of 45/,
  )
})
