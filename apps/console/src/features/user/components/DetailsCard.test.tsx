// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { userInfoRow } from '../../../shared/test-support/rows.ts'
import { shownFields } from '../../../shared/test-support/shown-cells.tsx'
import { DetailsCard } from './DetailsCard.tsx'

setUpDom()
beforeAll(() => preload('profile', 'user'))

test('each field of a person stands under its own label', async () => {
  expect(await shownFields(<DetailsCard info={userInfoRow} />)).toEqual({
    Name: 'Lê Hằng',
    Email: 'lê@example.test',
    Phone: '+84 90',
    'Other contact': 'zalo:le',
    Industry: 'Retail',
    'Team size': '2–10 people',
    Remark: '备注',
    Password: 'Change password',
    'Second factor': 'Manage',
    Notifications: 'Email, webhooks, API tokens',
  })
})

test('the address beside the email is what is copied', async () => {
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }))
  await shownFields(<DetailsCard info={userInfoRow} />)
  fireEvent.click(screen.getByRole('button', { name: /Copy/ }))
  expect(writeText.mock.calls).toEqual([['lê@example.test']])
})
