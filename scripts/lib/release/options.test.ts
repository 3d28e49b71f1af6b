import { expect, test, vi } from 'vitest'
import { root } from '../root.ts'
import { readOptions } from './options.ts'

const usual = {
  dryRun: false,
  partial: false,
  folder: 'dist',
  checkout: root,
  percent: undefined,
  minimum: undefined,
  version: undefined,
}

test.each<[string, string, object]>([
  ['', 'publish', {}],
  ['publish --dry-run', 'publish', { dryRun: true }],
  ['--partial --percent 20', 'publish', { partial: true, percent: 20 }],
  ['--percent 0', 'publish', { percent: 0 }],
  ['--percent 100 --minimum 1.0.0', 'publish', { percent: 100, minimum: '1.0.0' }],
  ['rollout 1.2.3 --percent 50', 'rollout', { version: '1.2.3', percent: 50 }],
  ['withdraw 1.2.3', 'withdraw', { version: '1.2.3' }],
  ['--folder out --checkout /srv/seaport', 'publish', { folder: 'out', checkout: '/srv/seaport' }],
])('npm run release -- %s', (words, name, given) => {
  expect(readOptions(words.split(' ').filter(Boolean))).toEqual({ name, options: { ...usual, ...given } })
})

test.each(['101', '-1', '12.5', 'all', 'NaN', '', ' ', '1e1'])('a share of %s is refused', (percent) => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended')
  })
  const said = vi.spyOn(console, 'error').mockReturnValue(undefined)
  try {
    expect(() => readOptions([`--percent=${percent}`])).toThrow('ended')
    expect(String(said.mock.lastCall)).toContain(`--percent ${percent}: a whole number from 0 to 100.`)
  } finally {
    exit.mockRestore()
    said.mockRestore()
  }
})
