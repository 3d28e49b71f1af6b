// @vitest-environment jsdom
import { SystemConfig } from '@seaport/contract/people/system.schema'
import { sampleOf } from '@seaport/contract/test-support/sample.schema'
import { localStore } from '@seaport/i18n/storage'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { act, cleanup, screen } from '@testing-library/react'
import { getDefaultStore, Provider } from 'jotai'
import { beforeEach, expect, test, vi } from 'vitest'
import { RegionGuard } from './RegionGuard.tsx'
import { restrictedAtom } from './restricted-atom.ts'

setUpDom()
beforeEach(() => {
  for (const name of ['ip', 'countryCode', 'countryCheckedAt']) localStore.removeItem(name)
})

const geo = { lookup_url: 'https://geo.example.test/', fallback_url: null }
const isRestricted = () => getDefaultStore().get(restrictedAtom)

/** Shows the guard to a visitor. @returns answers the lookup of the country */
function guard(): (country_code: string) => Promise<void> {
  const answer = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => answer.promise)
  renderUi(
    <Provider store={getDefaultStore()}>
      <RegionGuard config={{ ...(sampleOf(SystemConfig) as SystemConfig), geo }} />
    </Provider>,
  )
  return (country_code) => act(async () => answer.resolve(Response.json({ ip: '203.0.113.9', country_code })))
}

test('the notice that is switched off later gives the screens back', async () => {
  await guard()('CN')
  await screen.findByText('203.0.113.9')
  await vi.waitFor(() => expect(isRestricted()).toBe(true))
  cleanup()
  expect(isRestricted()).toBe(false)
})

test('the notice that is switched off during the lookup leaves the screens', async () => {
  const answer = guard()
  cleanup()
  await answer('CN')
  await vi.dynamicImportSettled()
  expect(isRestricted()).toBe(false)
})
