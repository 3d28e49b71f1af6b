import { expect, test } from 'vitest'
import { filteredNetworks, offeredNetworks } from './offered-networks.ts'

const all = ['x', 'x_sandbox', 'facebook', 'instagram'] as const
const sandbox = [{ network: 'x_sandbox' as const }]
const facebook = [{ network: 'facebook' as const }]

test.each([
  ['unknown', undefined, undefined, ['x', 'x_sandbox', 'facebook', 'instagram']],
  ['none', [], undefined, []],
  ['the sandbox alone', sandbox, undefined, ['x_sandbox']],
  ['X without its sandbox', [{ network: 'x' as const }], undefined, ['x']],
  ['Facebook, for a record of Instagram', facebook, ['instagram' as const], ['facebook', 'instagram']],
])('which networks are offered if %s is set up', (_which, configured, kept, offered) => {
  expect(offeredNetworks(all, configured, kept)).toEqual(offered)
})

test.each([
  ['unknown', undefined, ['x', 'x_sandbox', 'facebook', 'instagram']],
  ['the sandbox alone', sandbox, ['x', 'x_sandbox']],
  ['Facebook', facebook, ['facebook']],
])('by which networks records are filtered if %s is set up', (_which, configured, filtered) => {
  expect(filteredNetworks(all, configured)).toEqual(filtered)
})
