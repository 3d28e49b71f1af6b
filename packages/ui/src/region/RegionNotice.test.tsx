// @vitest-environment jsdom

import { changeLanguage } from '@seaport/i18n/browser'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi, setUpDom } from '../test-support/render.tsx'
import { RegionNotice } from './RegionNotice.tsx'

setUpDom()

const notice = (
  <RegionNotice
    region={{ ip: '203.0.113.9', country: 'CN' }}
    support="support@seaport.test"
    company="Seaport Pte. Ltd."
  />
)

test('is in Chinese and English, and names address, country, support and company', () => {
  renderUi(notice)
  expect(screen.getAllByRole('heading').map((title) => title.closest('section')?.lang)).toEqual([
    'zh-CN',
    'en',
  ])
  for (const text of ['203.0.113.9', 'CN', 'support@seaport.test', /Seaport Pte\. Ltd\./, /obey the laws/]) {
    expect(screen.getByText(text)).toBeTruthy()
  }
})

test('is signed by a Singapore technology company by default, without gaps', () => {
  renderUi(<RegionNotice region={{ ip: '203.0.113.9', country: 'CN' }} support="" company="Harbour" />)
  expect(screen.getByText(/^Harbour.*一家新加坡科技公司 · A Singapore technology company$/)).toBeTruthy()
  expect(screen.getByText('本服务的运营方 · The operator of this service')).toBeTruthy()
})

test('shows the operator’s own description instead', () => {
  renderUi(
    <RegionNotice
      region={{ ip: '203.0.113.9', country: 'CN' }}
      support="help@harbour.test"
      company="Harbour"
      description="A company of Hamburg"
    />,
  )
  expect(screen.getByText(/A company of Hamburg/)).toBeTruthy()
  expect(screen.queryByText(/Singapore/)).toBeNull()
})

test('Escape does not close it', () => {
  renderUi(notice)
  const dialog = screen.getByRole('dialog')
  expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(false)
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false)
  expect(screen.getByRole('dialog')).toBe(dialog)
})

test('uses the visitor’s Chinese script', async () => {
  renderUi(notice)
  await act(() => changeLanguage('hk'))
  expect(screen.getAllByRole('heading')[0]?.textContent).toBe('中國內地訪問受限')
})
