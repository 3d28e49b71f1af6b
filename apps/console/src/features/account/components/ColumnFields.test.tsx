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

test('of two columns without titles somebody has to say what the second holds', async () => {
  const heading = (position: number) => ({ position, title: '', field: '' as const, example: '' })
  const hintOf = async (count: number) => {
    const headings = Array.from({ length: count }, (_, position) => heading(position))
    const { unmount } = renderUi(<ColumnFields mapping={{ headings, choose: vi.fn() }} />)
    const group = await screen.findByRole('group')
    const hint = document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent
    unmount()
    return hint
  }
  expect(await hintOf(2)).toMatch(/^The list has no column titles: choose what the second column holds/)
  expect(await hintOf(3)).not.toMatch(/second column/)
})
