// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { userInfoRow } from '../../shared/test-support/rows.ts'
import { shownFields } from '../../shared/test-support/shown-cells.tsx'
import { UserCard } from './UserCard.tsx'

setUpDom()
beforeAll(() => preload('header'))

test('the card names what a supervisor has', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-10T12:00:00.000Z') })
  onTestFinished(() => void vi.useRealTimers())
  expect(await shownFields(<UserCard info={userInfoRow} />)).toEqual({
    Plan: 'Professional',
    Ports: '4 / 9',
    'Time left': '10 days',
    Balance: '$12.50',
  })
})
