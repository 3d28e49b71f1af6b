// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi, setUpDom } from '../test-support/render.tsx'
import { HelpPanel } from './HelpPanel.tsx'
import { type HelpAddresses, safeAddress } from './help-links.ts'

setUpDom()

const addresses: HelpAddresses = {
  support: 'https://t.me/seaport',
  channel: null,
  antiScam: 'javascript:alert(1)',
  feedback: 'mailto:help@seaport.test',
  guide: 'https://seaport.test/guide',
}

test('closed at first; the button opens the panel and becomes the one that closes it', async () => {
  renderUi(<HelpPanel addresses={addresses} />)
  const button = await screen.findByRole('button', { name: 'Help' })
  expect(screen.queryByRole('complementary')).toBeNull()
  fireEvent.click(button)
  const panel = await screen.findByRole('complementary', { name: 'Help and support' })
  await waitFor(() => expect(document.activeElement).toBe(panel))
  expect(button.getAttribute('aria-label')).toBe('Close help')
  const room = () => document.documentElement.style.getPropertyValue('--seaport-help-room')
  expect(room()).not.toBe('')
  fireEvent.click(button)
  expect(room()).toBe('')
  expect(screen.queryByRole('complementary')).toBeNull()
})

test('Escape alone closes and gives the focus back', async () => {
  renderUi(<HelpPanel addresses={addresses} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Help' }))
  const panel = await screen.findByRole('complementary')
  fireEvent.keyDown(panel, { key: 'Tab' })
  expect(panel.isConnected).toBe(true)
  fireEvent.keyDown(panel, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Help' })))
})

test('there are five entries; those without a usable address are not links', async () => {
  renderUi(<HelpPanel addresses={addresses} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Help' }))
  expect(await screen.findAllByRole('listitem')).toHaveLength(5)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://t.me/seaport',
    'mailto:help@seaport.test',
    'https://seaport.test/guide',
  ])
  expect(screen.getAllByText('Not set up yet')).toHaveLength(2)
})

test('a screen of the application opens in place, and the panel closes', async () => {
  renderUi(<HelpPanel addresses={{ ...addresses, channel: '#/feedback' }} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Help' }))
  await screen.findByRole('complementary')
  const [, inside] = screen.getAllByRole('link')
  expect([inside?.getAttribute('href'), inside?.getAttribute('target')]).toEqual(['#/feedback?from=', null])
  fireEvent.click(inside as HTMLElement)
  expect(screen.queryByRole('complementary')).toBeNull()
})

test('only addresses that a browser may follow safely count', () => {
  expect(safeAddress('tel:+6560000000')).toBe('tel:+6560000000')
  expect([null, '', 'seaport.test', 'data:text/html,x', 'file:///etc'].map(safeAddress)).toEqual(
    Array.from({ length: 5 }),
  )
})
