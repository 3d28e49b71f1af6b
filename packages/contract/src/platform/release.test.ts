import { expect, test } from 'vitest'
import { channelOf } from './release.ts'

test.each([
  ['2.0.0', 'stable'],
  ['10.12.300', 'stable'],
  ['2.1.0-alpha.1', 'beta'],
  ['2.1.0-beta.12', 'beta'],
  ['2.1.0-rc.1', 'beta'],
])('%s belongs to the channel %s', (version, channel) => {
  expect(channelOf(version)).toBe(channel)
})
