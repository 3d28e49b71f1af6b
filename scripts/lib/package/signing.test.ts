import { expect, test } from 'vitest'
import { signingFrom, targets } from './signing.ts'

const mac = { CSC_LINK: 'a', CSC_KEY_PASSWORD: 'b' }
const apple = { APPLE_API_KEY: 'a', APPLE_API_KEY_ID: 'b', APPLE_API_ISSUER: 'c' }
const win = { WIN_CSC_LINK: 'a', WIN_CSC_KEY_PASSWORD: 'b' }

test.each([
  [
    'nothing is set on a Mac',
    {},
    'darwin',
    [false, false, false],
    ['macOS: not signed', 'Windows: not signed'],
  ],
  ['everything is set on a Mac', { ...mac, ...apple, ...win }, 'darwin', [true, true, true], []],
  ['no notary', { ...mac, ...win }, 'darwin', [true, false, true], ['macOS: not notarised']],
  [
    'half a notary',
    { ...mac, ...win, APPLE_ID: 'a' },
    'darwin',
    [true, false, true],
    ['macOS: not notarised'],
  ],
  [
    'a notary without a signature',
    { ...apple, ...win },
    'darwin',
    [false, false, true],
    ['macOS: not signed'],
  ],
  [
    'empty variables',
    { CSC_LINK: '', WIN_CSC_LINK: 'a', WIN_CSC_KEY_PASSWORD: '' },
    'darwin',
    [false, false, false],
    ['macOS: not signed', 'Windows: not signed'],
  ],
  [
    'a Mac’s certificate on Linux',
    { ...mac, ...apple, ...win },
    'linux',
    [false, false, true],
    ['macOS: not signed'],
  ],
] as const)('%s', (_name, env, system, signed, warned) => {
  const signing = signingFrom(env, targets, system)
  expect([signing.mac, signing.notarize, signing.win]).toEqual(signed)
  expect(signing.warnings.map((line) => line.split(' (')[0])).toEqual(warned)
})

test('reports nothing about systems that are not built', () => {
  expect(signingFrom({}, ['linux'], 'linux').warnings).toEqual([])
})

const appleId = { APPLE_ID: 'a', APPLE_APP_SPECIFIC_PASSWORD: 'b', APPLE_TEAM_ID: 'c' }
const without = (env: Record<string, string>, name: string) => ({ ...env, [name]: '' })
test.each([
  ['a certificate by name', { CSC_NAME: 'Seaport Ltd', ...apple }, [true, true, false]],
  ['an Apple ID', { ...mac, ...appleId }, [true, true, false]],
  ...Object.keys(appleId).map((name) => [
    `an Apple ID without ${name}`,
    { ...mac, ...without(appleId, name) },
    [true, false, false],
  ]),
  ...Object.keys(apple).map((name) => [
    `a key of Apple without ${name}`,
    { ...mac, ...without(apple, name) },
    [true, false, false],
  ]),
  ...Object.keys(win).map((name) => [
    `a certificate of Windows without ${name}`,
    without(win, name),
    [false, false, false],
  ]),
] as [string, NodeJS.ProcessEnv, boolean[]][])('with %s on a Mac', (_name, env, signed) => {
  const signing = signingFrom(env, targets, 'darwin')
  expect([signing.mac, signing.notarize, signing.win]).toEqual(signed)
})
