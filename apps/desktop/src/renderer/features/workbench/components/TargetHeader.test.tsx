// @vitest-environment jsdom
import type { PromotionTarget } from '@seaport/contract/work/runner.schema'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import { TargetHeader } from './TargetHeader.tsx'

setUpDom()
beforeAll(() => preload('workbench', 'common', 'ui'))

const mai = {
  name: 'Mai',
  handle: 'mai',
  location: 'Huế',
  wrote: '@harbor.tea Giao tới Huế thì bao nhiêu vậy shop?',
  last_contact_at: null,
}
const target = (person: PromotionTarget['person']): PromotionTarget => ({
  position: 0,
  target: 'https://x.com/mai',
  external_id: '17',
  comment: null,
  person,
  begun: 'no',
})
async function linesOf(person: PromotionTarget['person']) {
  const { container } = await renderUi(<TargetHeader target={target(person)} />)
  return [...container.querySelectorAll('h3, span, blockquote')].map(({ textContent }) => textContent)
}

test('a person is shown with name, location, language, last contact, and their last text', async () => {
  expect(await linesOf(mai)).toEqual([
    'Mai',
    '@mai',
    'Huế',
    'Seems to write in Vietnamese',
    'https://x.com/mai',
    'Never contacted',
    '@harbor.tea Giao tới Huế thì bao nhiêu vậy shop?',
  ])
})

test('without a known text, none is shown', async () => {
  expect(await linesOf({ ...mai, location: null, wrote: ' ' })).toEqual([
    'Mai',
    '@mai',
    'https://x.com/mai',
    'Never contacted',
  ])
})
