// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { userInfoRow } from '../../../shared/test-support/rows.ts'
import { shownFields } from '../../../shared/test-support/shown-cells.tsx'
import { AccountCard } from './AccountCard.tsx'

setUpDom()
beforeAll(() => preload('header', 'user'))

test('each holding stands under its own label', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-10T12:00:00.000Z') })
  onTestFinished(() => void vi.useRealTimers())
  vi.spyOn(client, 'call').mockResolvedValue({ keys: ['1-2'] })
  expect(await shownFields(<AccountCard info={userInfoRow} />)).toEqual({
    Plan: 'Professional',
    Balance: '$12.50',
    Ports: '4 of 9 ports are taken',
    'Free ports': '5',
    'Ports expire': 'Mar 20, 2026, 04:00',
    'Time left': '10 days',
    Registered: 'Jan 3, 2026, 04:00',
    'User ID': 'u1',
  })
})
