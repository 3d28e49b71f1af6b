// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { recordOf } from '@seaport/ui/test-support/kit'
import { notifyManager } from '@tanstack/react-query'
import { getDefaultStore } from 'jotai'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { shared } from './kit.cases.tsx'
import { heldSessionAtom, releaseSession, sessionAtom } from './session/session.ts'
import { stubServer } from './test-support/console-case.tsx'

setUpDom()
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  await preload('console', 'group', 'import', 'newPassword', 'rowPanel', 'translation')
})
afterAll(() => {
  vi.useRealTimers()
  // The files of a run share the session that was left.
  releaseSession(false)
  notifyManager.setScheduler((run) => setTimeout(run, 0))
  getDefaultStore().set(sessionAtom, null)
  getDefaultStore().set(heldSessionAtom, null)
})

test('the parts of several screens show and do what their record says', async () => {
  // What is drawn at random has to be the same in every run.
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes)
  stubServer()
  const lines: string[] = []
  for (const one of shared) lines.push(...(await recordOf(one)))
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('kit.txt')
})
