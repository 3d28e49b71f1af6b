import { expect, test } from 'vitest'
import { offeredNetworks } from './offered-networks.ts'

const all = ['x', 'x_sandbox', 'facebook', 'instagram'] as const

test.each([
  ['unknown', undefined, undefined, ['x', 'x_sandbox', 'facebook', 'instagram']],
  ['none', [], undefined, []],
  ['the sandbox alone', [{ network: 'x_sandbox' as const }], undefined, ['x', 'x_sandbox']],
  ['X without its sandbox', [{ network: 'x' as const }], undefined, ['x']],
  [
    'Facebook, for a record of Instagram',
    [{ network: 'facebook' as const }],
    ['instagram' as const],
    ['facebook', 'instagram'],
  ],
])('which networks are offered if %s is set up', (_which, configured, kept, offered) => {
  expect(offeredNetworks(all, configured, kept)).toEqual(offered)
})
