// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { Offers } from './Offers.tsx'

setUpDom()
beforeAll(() => preload('download'))

const offer = (name: string) => ({
  ...{ version: '2.1.0', url: `https://example.test/${name}`, file: { name, size: 7, sha512: '' } },
  ...{ notes: '', update_time: '2026-03-01T12:00:00.000Z' },
})

test('a Mac that hides its chip is offered both builds, the likelier one first', async () => {
  const downloads = { windows: offer('windows'), intel: offer('intel'), m1: offer('m1') }
  renderUi(<Offers downloads={downloads as never} visitor={{ system: 'mac', build: null }} />)
  const builds = async (section: string) =>
    within(await screen.findByRole('region', { name: section }))
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent)
  expect(await builds('For your computer')).toEqual(['macOS, Apple silicon', 'macOS, Intel'])
  expect(await builds('Other systems')).toEqual(['Windows'])
})

test.each([
  [null, true],
  ['m1', false],
  ['intel', false],
])('which of both a Mac needs is explained if its chip is not known (%s)', async (build, isExplained) => {
  const downloads = { intel: offer('intel'), m1: offer('m1') }
  renderUi(<Offers downloads={downloads as never} visitor={{ system: 'mac', build } as never} />)
  await screen.findByRole('region', { name: 'For your computer' })
  expect(screen.queryByText(/About This Mac/) !== null).toBe(isExplained)
})
