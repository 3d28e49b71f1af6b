// @vitest-environment jsdom
import type { NetworkConfig } from '@seaport/contract/platform/network-config.schema'
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import { shownFields } from '../../../shared/test-support/shown-cells.tsx'
import { NetworkCard } from './NetworkCard.tsx'

setUpDom()
beforeAll(() => preload('config', 'network'))

test('each setting of a network stands under its own label, with where it comes from', async () => {
  const row = {
    network: 'x',
    offered: false,
    missing: ['client_id'],
    fields: [
      {
        name: 'client_id',
        value: '',
        origin: 'none',
      },
      {
        name: 'api_base',
        value: 'https://api.example.test',
        origin: 'stored',
      },
    ],
    secret: {
      origin: 'environment',
    },
    spent: {
      total: '7.50',
      accounts: [
        {
          account: 'trà',
          cost: '3.25',
        },
        {
          account: '',
          cost: '4.25',
        },
      ],
    },
  } as unknown as NetworkConfig
  expect(await shownFields(<NetworkCard config={row} onEdit={() => {}} />)).toEqual({
    'Client ID': 'Not set',
    'API address': 'https://api.example.test (Set here)',
    'App secret': 'Set; never shown (From the environment)',
    'Spent this month': '$7.50',
    'of which trà': '$3.25',
    'of which a deleted account': '$4.25',
  })
})
