// @vitest-environment jsdom
import type { DataOf } from '@seaport/contract/kernel/endpoint'
import type { getResource } from '@seaport/contract/work/resource'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom, shownDetails } from '@seaport/ui/test-support'
import { beforeAll, expect, test, vi } from 'vitest'
import { ResourcePanel } from './ResourcePanel.tsx'

setUpDom()
beforeAll(() => preload('resource', 'network', 'common', 'ui'))

const person = {
  ...{
    id: 'p1',
    external_id: '77001',
    name: 'Lê Trà',
    handle: 'le_tra',
    kind: 'liker',
    network: 'instagram',
  },
  ...{ url: 'https://instagram.com/le_tra', content: '茶 mỗi ngày', followers: 4321, location: 'Huế' },
  ...{
    group: { id: 'g1', name: 'Lần đầu' },
    opted_out: true,
    by_hand: true,
    note: 'khách quen',
    sightings: [],
  },
  ...{ source: 'https://instagram.com/p/1', first_seen_at: '2026-03-02T08:00:00.000Z' },
  seen_at: '2026-03-04T10:00:00.000Z',
} as unknown as DataOf<typeof getResource>
const common = {
  Handle: 'le_tra',
  Network: 'Instagram',
  Type: 'Liker',
  Followers: '4,321',
  'First seen': 'Mar 2, 2026, 03:00',
  'Last seen': 'Mar 4, 2026, 05:00',
  'ID on the network': '77001',
  'Resource ID': 'p1',
}
const EMPTY = {
  content: '',
  location: '',
  group: null,
  opted_out: false,
  by_hand: false,
  note: '',
  source: '',
  url: '',
}

test.each([
  [
    'everything',
    {},
    {
      ...{
        Contact: 'Opted out',
        Content: '茶 mỗi ngày',
        Location: 'Huế',
        Group: 'Lần đầu',
        Note: 'khách quen',
      },
      ...{ Source: 'https://instagram.com/p/1', Collected: 'By hand', URL: 'https://instagram.com/le_tra' },
    },
  ],
  ['little', EMPTY, { Location: '—', Group: '—', Source: '—', Collected: 'Official API', URL: '—' }],
  [
    'what a seat may see',
    { ...EMPTY, group: undefined, opted_out: undefined },
    { Location: '—', Source: '—', Collected: 'Official API', URL: '—' },
  ],
])('each field of a person of whom %s is known stands under its own label', async (_, over, own) => {
  const query = { data: { ...person, ...(over as object) }, error: null, refetch: () => undefined }
  renderUi(
    <ResourcePanel
      query={query}
      linked
      taskHref={(id) => `#/task/${id}`}
      actions={() => null}
      onClose={() => {}}
    />,
  )
  await vi.waitFor(() => expect(shownDetails()).toEqual({ ...common, ...own }))
  expect(document.querySelector('h2')?.textContent).toBe('Lê Trà')
})

test.each([
  [{ name: '' }, 'le_tra'],
  [{ name: '', handle: '' }, '77001'],
])('a panel is titled by what is known of the person: %o', async (less, title) => {
  const query = { data: { ...person, ...less }, error: null, refetch: () => undefined }
  renderUi(<ResourcePanel query={query} linked taskHref={String} actions={() => null} onClose={() => {}} />)
  await vi.waitFor(() => expect(document.querySelector('h2')?.textContent).toBe(title))
})
