// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { ColumnFields } from './ColumnFields.tsx'

setUpDom()
beforeAll(() => preload('account', 'validation'))

test('each column is named by its title or its number, and takes the field that is chosen for it', async () => {
  const choose = vi.fn()
  const headings = [
    { position: 0, title: 'Tài khoản', field: 'account', example: 'trà_sen' },
    { position: 1, title: '', field: '', example: '' },
    { position: 4, title: 'Ghi chú', field: '', example: '' },
  ] as const
  renderUi(<ColumnFields mapping={{ headings, choose }} />)
  const boxes = await screen.findAllByRole<HTMLSelectElement>('combobox')
  expect(boxes.map(({ labels }) => labels?.[0]?.textContent)).toEqual(['Tài khoản', 'Column 2', 'Ghi chú'])
  expect(boxes.map(({ value }) => value)).toEqual(['account', '', ''])
  expect(screen.getByText('For example trà_sen')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toMatch(/Column 2.*Ghi chú/)
  const texts = [...(boxes[0]?.options ?? [])].map(({ value, textContent }) => `${value}=${textContent}`)
  expect(texts).toEqual(
    expect.arrayContaining(['account=Account', 'nickname=Nickname', 'proxy=Proxy', 'time_zone=Time zone']),
  )
  fireEvent.change(boxes[2] as HTMLElement, { target: { value: 'nickname' } })
  expect(choose.mock.calls).toEqual([[4, 'nickname']])
})
