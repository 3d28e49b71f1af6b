// @vitest-environment jsdom
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { dialogs } from './kit/dialogs.cases.tsx'
import { fields } from './kit/fields.cases.tsx'
import { frames } from './kit/frames.cases.tsx'
import { layout } from './kit/layout.cases.tsx'
import { lists } from './kit/lists.cases.tsx'
import { members } from './kit/members.cases.tsx'
import { shows } from './kit/shows.cases.tsx'
import { recordOf } from './test-support/kit-case.tsx'
import { setUpDom } from './test-support/render.tsx'

setUpDom()
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})
afterAll(() => void vi.useRealTimers())

// Each prop of each component, and what it does when it is used: what nobody thought of to assert.
test.each([
  ['dialogs', dialogs],
  ['fields', fields],
  ['frames', frames],
  ['layout', layout],
  ['lists', lists],
  ['members', members],
  ['shows', shows],
])('the kit’s %s show and do what their record says', async (name, cases) => {
  const lines: string[] = []
  for (const one of cases) lines.push(...(await recordOf(one)))
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`kit/${name}.txt`)
})
