// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { PaymentTypes } from './PaymentTypes.tsx'

setUpDom()
beforeAll(() => preload('order'))

test('USDT is selected; Alipay is shown disabled, with the reason', () => {
  renderUi(<PaymentTypes />)
  const usdt = screen.getByRole<HTMLInputElement>('radio', { name: 'USDT' })
  const alipay = screen.getByRole<HTMLInputElement>('radio', { name: /Alipay/ })
  expect([usdt.checked, usdt.disabled, alipay.checked, alipay.disabled]).toEqual([true, false, false, true])
  alipay.click()
  expect([usdt.checked, alipay.checked]).toEqual([true, false])
  expect(screen.getByText('Under maintenance, contact support')).toBeTruthy()
})
