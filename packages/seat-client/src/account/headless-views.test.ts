import { expect, test } from 'vitest'
import type { AccountPage } from './account-views.ts'
import { createHeadlessViews } from './headless-views.ts'

const page = (accountId: string) =>
  ({
    accountId,
    url: `https://x.test/${accountId}`,
    title: 'Tea',
    proxy: { port: 9 },
  }) as unknown as AccountPage

test('an account is open from before its page is, until it is closed or forgotten', async () => {
  const seen: unknown[] = []
  const views = createHeadlessViews(async ({ accountId }) => {
    seen.push(views.focus(accountId), views.pageOf(accountId), views.proxyOf(accountId))
  })
  await views.open(page('a'))
  expect(seen).toEqual([true, { url: 'https://x.test/a', title: 'Tea' }, { port: 9 }])
  await views.open(page('b'))
  await views.open(page('c'))
  await views.close('a')
  await views.forget('b')
  expect(['a', 'b', 'c'].map((id) => views.focus(id))).toEqual([false, false, true])
  expect(views.list()).toEqual([page('c')])
  await views.closeAll()
  expect([views.list(), views.pageOf('c'), views.proxyOf('c')]).toEqual([[], undefined, undefined])
})
