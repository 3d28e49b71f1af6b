import { createAnnouncement } from '@seaport/contract/platform/announcement'
import { expect, test } from 'vitest'
import { INSECURE_HOST } from '../support/console.ts'
import { consoleSite } from '../support/console-site.ts'
import { asOwner, SUPERVISOR } from '../support/supervisor.ts'

const site = consoleSite()
/** Over HTTP/1.1 a browser opens six connections to a host. */
const TABS = 8

test.each(['127.0.0.1', INSECURE_HOST])(
  'eight tabs of one browser work and stay live at %s',
  async (host) => {
    const first = await site.openAlone('/notice-user', { as: SUPERVISOR })
    const context = first.context()
    const [cookie] = await context.cookies(site.server.serverUrl)
    const url = site.server.serverUrl.replace('127.0.0.1', host)
    await context.addCookies([{ name: 'user_id', value: cookie?.value ?? '', url, sameSite: 'Strict' }])
    await first.goto(`${url}/#/notice-user`)
    expect(await first.evaluate('isSecureContext')).toBe(host !== INSECURE_HOST)
    const tabs = [first]
    while (tabs.length < TABS) {
      const tab = await context.newPage()
      tabs.push(tab)
      await tab.goto(`${url}/#/notice-user`)
      await tab.getByRole('table').locator('tbody tr').first().waitFor()
    }
    for (const tab of tabs)
      expect(await tab.evaluate('fetch("/health").then((answer) => answer.status)')).toBe(200)

    const owner = await asOwner(site.server)
    const publish = (title: string) =>
      owner.call(createAnnouncement, {
        body: { type: 'activity', texts: { en: { title, content: 'Soon.' } } },
      })
    const shows = (title: string) =>
      Promise.all(tabs.map((tab) => tab.getByRole('row').filter({ hasText: title }).waitFor()))
    await publish(`Harbour festival ${host}`)
    await shows(`Harbour festival ${host}`)
    await tabs.shift()?.close()
    await publish(`Night market ${host}`)
    await shows(`Night market ${host}`)
  },
)
