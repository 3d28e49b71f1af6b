// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { recordOf } from '@seaport/ui/test-support/kit'
import { notifyManager } from '@tanstack/react-query'
import { getDefaultStore } from 'jotai'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { lostConnectionAtom } from '../shared/api/connection.ts'
import { queries } from '../shared/api/queries.ts'
import { configAtom } from '../shared/config/system-config.ts'
import { releaseSession, sessionAtom } from '../shared/session/session.ts'
import { stubServer } from '../shared/test-support/console-case.tsx'
import { addFailing, appCases, takeFailing } from './kit.cases.tsx'
import { restrictedAtom } from './root/restricted-atom.ts'

setUpDom()
beforeAll(async () => {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    now: Date.UTC(2026, 2, 13, 20),
  })
  await preload('console', 'screen', 'header', 'palette')
  addFailing()
})
afterAll(() => {
  takeFailing()
  vi.useRealTimers()
  // The files of a run share the session that was left.
  releaseSession(false)
  notifyManager.setScheduler((run) => setTimeout(run, 0))
  queries.clear()
  getDefaultStore().set(sessionAtom, null)
  getDefaultStore().set(lostConnectionAtom, null)
  getDefaultStore().set(restrictedAtom, false)
  getDefaultStore().set(configAtom, null)
})

test('what stands around the screens shows and does what its record says', async () => {
  stubServer()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => Date.now())
  vi.stubGlobal('fetch', async () => Response.json({ ip: '203.0.113.9', country_code: 'CN' }))
  const lines: string[] = []
  for (const one of appCases()) {
    lines.push(...(await recordOf(one)))
    queries.clear()
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('kit.txt')
})
