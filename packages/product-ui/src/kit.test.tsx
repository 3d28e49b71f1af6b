// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { recordOf } from '@seaport/ui/test-support/kit'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { parts } from './kit/parts.cases.tsx'
import { wizard } from './kit/wizard.cases.tsx'

vi.mock('@seaport/i18n/react', async (importOriginal) =>
  (await import('@seaport/ui/test-support/words-apart')).tellingWordsApart(await importOriginal()),
)

setUpDom()
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  await preload(
    'account',
    'capability',
    'resource',
    'script',
    'task',
    'taskBulk',
    'taskPage',
    'translation',
    'wizard',
  )
})
afterAll(() => void vi.useRealTimers())

test.each([
  ['parts', parts],
  ['wizard', wizard],
])('the %s of tasks, accounts and scripts show and do what their record says', async (name, cases) => {
  const lines: string[] = []
  for (const one of cases) lines.push(...(await recordOf(one)))
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`kit/${name}.txt`)
})
