// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import type { StepProps } from './task-wizard.types.ts'
import { useCostLine } from './useCostLine.ts'

setUpDom()
beforeAll(() => preload('wizard'))

const prices = {
  price_post_read: 0.005,
  price_user_read: 0.01,
  price_post: 0.015,
  price_link_post: 0.2,
  price_message: 0.015,
  prices_date: '2026-11-25',
}
const scripts = [
  { id: 'plain', text: 'Fresh tea' },
  { id: 'linked', text: 'Fresh tea https://tea.com/a' },
]

interface Wish {
  network: 'x' | 'facebook'
  kind: string
  params: object
  executor?: 'api' | 'assisted'
}

function Line({ network, kind, params, executor = 'api' }: Wish) {
  const work = {
    kind,
    params: { links: [], profiles: [], groups: [], deep_collection: false, script_id: '', ...params },
  }
  const props = {
    form: { values: { work, executor } },
    chosen: [{ network }, { network }],
    networks: [{ network, ...prices }],
    useScript: (id: string) => scripts.find((one) => one.id === id),
  }
  const lines = useCostLine(props as unknown as StepProps)
  return <p role="note">{lines.map(({ value }) => String(value)).join()}</p>
}

test.each<[string, Wish, string]>([
  [
    'a hundred followers, dealt out to two accounts',
    { network: 'x', kind: 'collect_followers', params: { profiles: ['@ann'], target_count: 100 } },
    '1.01',
  ],
  [
    'five posts with a link by each of two accounts, at forty times a read',
    { network: 'x', kind: 'publish_post', params: { script_id: 'linked', promotion_count: 5 } },
    '2.00',
  ],
  [
    'as many posts without one',
    { network: 'x', kind: 'publish_post', params: { script_id: 'plain', promotion_count: 5 } },
    '0.15',
  ],
  [
    'posts whose script is not loaded yet',
    { network: 'x', kind: 'publish_post', params: { script_id: 'other', promotion_count: 5 } },
    '2.00',
  ],
  [
    'followers of one profile, beside the links of a kind that was chosen before',
    {
      network: 'x',
      kind: 'collect_followers',
      params: { links: ['l1', 'l2', 'l3'], profiles: ['@ann'], target_count: 100 },
    },
    '1.01',
  ],
  [
    'followers of two profiles, which two accounts share',
    {
      network: 'x',
      kind: 'collect_followers',
      params: { profiles: ['@ann', '@hằng'], target_count: 100 },
    },
    '1.02',
  ],
  [
    'comments on two posts, of which twenty were asked for',
    {
      network: 'x',
      kind: 'comment_link',
      params: { links: ['l1', 'l2'], script_id: 'plain', comment_count: 20 },
    },
    '0.05',
  ],
])('before it is created, a task on X shows its maximum cost: %s', (_title, wish, dollars) => {
  const { getByRole } = renderUi(<Line {...wish} />)
  expect(getByRole('note').textContent).toMatch(
    new RegExp(`^up to about \\D*${dollars} \\(prices as of .*2026`),
  )
})

test.each<[string, Wish]>([
  ['by hand', { network: 'x', kind: 'publish_post', params: { promotion_count: 5 }, executor: 'assisted' }],
  [
    'on a network that is free',
    { network: 'facebook', kind: 'publish_post', params: { promotion_count: 5 } },
  ],
])('%s no cost is shown', (_title, wish) => {
  expect(renderUi(<Line {...wish} />).getByRole('note').textContent).toBe('')
})
