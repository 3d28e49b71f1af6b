import { settingDefinitions } from '@seaport/contract/platform/setting.schema'
import type { Page, Route } from 'playwright'
import { describe, expect, test } from 'vitest'
import { axeAtNight } from '../support/axe.ts'
import { consoleSite } from '../support/console-site.ts'
import { nightlyTest } from '../support/nightly-test.ts'
import { SUPERVISOR } from '../support/supervisor.ts'

/** The global widgets: help, the notice for a restricted region, the end of the session, and notices of refusals. */

const FIRST = settingDefinitions.geo_lookup_url.initial
const SECOND = settingDefinitions.geo_fallback_url.initial

const atNight = nightlyTest()
const site = consoleSite()
let page: Page

const stored = (name: string) => page.evaluate(`localStorage.getItem('${name}')`)

/** The public configuration, changed on its way. */
const configure = (change: object) => (on: Page) =>
  on.route('**/api/v1/system/config', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    await route.fulfill({ json: { ...body, data: { ...body.data, ...change } } })
  })

describe('help', () => {
  const opener = () => page.getByRole('button', { name: 'Help', exact: true })
  const closer = () => page.getByRole('button', { name: 'Close help' })

  test('the “?” toggles the panel; Escape closes it too and restores the focus', async () => {
    page = await site.open('/login')
    await opener().click()
    await page.getByRole('heading', { name: 'Help and support' }).waitFor()
    await expect.poll(() => closer().getAttribute('aria-expanded')).toBe('true')
    expect(await opener().count()).toBe(0)
    await closer().click()
    await page.getByRole('heading', { name: 'Help and support' }).waitFor({ state: 'detached' })
    await opener().click()
    await page.getByRole('heading', { name: 'Help and support' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('heading', { name: 'Help and support' }).waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate("document.activeElement.getAttribute('aria-label')")).toBe('Help')
  })

  atNight(
    'five support channels: configured ones link out, two have a screen, the others say that they are not set up',
    async () => {
      const help = {
        support: 'https://help.test/support',
        channel: 'https://help.test/channel',
        anti_scam: null,
        feedback: null,
        guide: null,
      }
      page = await site.open('/login', { prepare: configure({ help }) })
      await opener().click()
      const panel = page.getByRole('complementary', { name: 'Help and support' })
      await expect
        .poll(() =>
          panel.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
        )
        .toEqual([
          'https://help.test/support',
          'https://help.test/channel',
          '#/antiScam?from=%2Flogin',
          '#/feedback?from=%2Flogin',
        ])
      expect(await panel.getByRole('listitem').count()).toBe(5)
      expect(await panel.getByText('Not set up yet').count()).toBe(1)
      expect(await axeAtNight(page)).toEqual([])
    },
  )

  atNight('it is on every page of a visitor', async () => {
    page = await site.open('/login')
    for (const path of ['/register', '/reset-pwd', '/down', '/403', '/404', '/pay', '/login']) {
      const former = await page.waitForSelector('main h1')
      await site.go(path)
      await former.waitForElementState('hidden')
      await page.locator('main h1').waitFor()
      await opener().waitFor()
    }
  })
})

describe('region', () => {
  const notice = () => page.getByRole('dialog', { name: 'Region notice' })
  const answer = (body: object) => (route: Route) =>
    route.fulfill({ json: body, headers: { 'access-control-allow-origin': '*' } })
  const never = () => undefined
  const fail = (route: Route) => route.abort()
  let asked: string[]

  /** Both lookups, answered here. */
  const lookups =
    (first: (route: Route) => unknown, second: (route: Route) => unknown) => async (on: Page) => {
      asked = []
      const heard = (url: string, handle: (route: Route) => unknown) => (route: Route) => {
        asked.push(url)
        return handle(route)
      }
      await on.route(FIRST, heard(FIRST, first))
      await on.route(SECOND, heard(SECOND, second))
    }
  async function start(first: (route: Route) => unknown, second: (route: Route) => unknown, config = {}) {
    const prepare = (fresh: Page) => Promise.all([configure(config)(fresh), lookups(first, second)(fresh)])
    page = await site.open('/login', { prepare })
  }

  test('the notice replaces the screens: nothing behind it keeps running or calls the server', async () => {
    const prepare = async (fresh: Page) => {
      await fresh.clock.install()
      await lookups(answer({ ip: '203.0.113.9', country_code: 'CN' }), fail)(fresh)
    }
    page = await site.openAlone('/dashboard', { as: SUPERVISOR, prepare })
    await notice().waitFor()
    await expect.poll(() => page.locator('main, nav, header').count()).toBe(0)
    let calls = 0
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls += 1
    })
    // The header asks every two seconds.
    await page.clock.runFor(10_000)
    expect(calls).toBe(0)
  })

  atNight(
    'a visitor from mainland China sees the notice, in Chinese and English, with address and country',
    async () => {
      await start(answer({ ip: '203.0.113.9', country_code: 'CN' }), fail, {
        support_contact: 'help@seaport.test',
        company: 'Seaport Pte. Ltd., a Singapore technology company',
      })
      await notice().waitFor()
      const text = (await notice().textContent()) ?? ''
      for (const part of [
        '203.0.113.9',
        'CN',
        'mainland China',
        '中国大陆',
        'help@seaport.test',
        'Singapore',
      ])
        expect(text).toContain(part)
      expect(asked).toEqual([FIRST])
      expect([await stored('ip'), await stored('countryCode')]).toEqual(['203.0.113.9', 'CN'])
      await page.keyboard.press('Escape')
      expect(await axeAtNight(page)).toEqual([])
      expect(await notice().isVisible()).toBe(true)
      const leastWidth = () =>
        page.evaluate(`[...document.querySelectorAll('dialog, dialog *')]
        .some((part) => getComputedStyle(part).minWidth === '500px')`)
      for (const [width, wide] of [
        [768, true],
        [767, false],
      ] as const) {
        await page.setViewportSize({ width, height: 900 })
        await expect.poll(leastWidth).toBe(wide)
      }
    },
  )

  test('if the notice’s file can’t be loaded, the screen is shown', async () => {
    const drawn = Promise.withResolvers<void>()
    await start(async (route) => {
      await drawn.promise
      await answer({ ip: '203.0.113.9', country_code: 'CN' })(route)
    }, fail)
    const email = page.locator('input[name="email"]')
    await email.waitFor()
    await page.route('**/assets/*.js', fail)
    // A page that has just reloaded does not reload for a missing file again.
    await page.evaluate("sessionStorage.setItem('reloaded-for-update', String(Date.now()))")
    // React logs errors caught by a boundary, and rethrows others.
    const failed = Promise.race([
      page.waitForEvent('pageerror'),
      page.waitForEvent(
        'console',
        (said) => said.type() === 'error' && !said.text().startsWith('Failed to load'),
      ),
    ])
    drawn.resolve()
    await failed
    expect(await notice().count()).toBe(0)
    await email.fill('somebody@seaport.test')
  })

  atNight('other visitors see the screen, and are not looked up again for a day', async () => {
    await start(answer({ ip: '198.51.100.7', country_code: 'SG' }), fail)
    await expect.poll(() => stored('countryCode')).toBe('SG')
    expect(await notice().count()).toBe(0)
    await page.reload()
    await page.getByRole('button', { name: 'Help', exact: true }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([FIRST])
  })

  atNight('when the first lookup fails the second decides', async () => {
    await start(fail, answer({ ip: '203.0.113.9', country: 'CN' }))
    await notice().waitFor()
    expect(asked).toEqual([FIRST, SECOND])
    expect(await stored('countryCode')).toBe('CN')
  })

  atNight('when both lookups fail nothing is restricted and nothing is stored', async () => {
    await start(fail, (route: Route) => route.fulfill({ status: 503, body: 'down' }))
    await expect.poll(() => asked).toEqual([FIRST, SECOND])
    await page.getByRole('button', { name: 'Help', exact: true }).waitFor()
    expect(await notice().count()).toBe(0)
    expect(await stored('ip')).toBeNull()
  })

  atNight('each lookup times out after six seconds', async () => {
    // Fake timers.
    const prepare = async (fresh: Page) => {
      await lookups(never, never)(fresh)
      await fresh.clock.install({ time: 0 })
      await fresh.clock.pauseAt(1_000)
    }
    page = await site.openAlone('/login', { prepare })
    const soon = async () => {
      await page.clock.runFor(10)
      return asked
    }
    await expect.poll(soon).toEqual([FIRST])
    await page.clock.runFor(5_000)
    expect(asked).toEqual([FIRST])
    await page.clock.runFor(1_000)
    await expect.poll(() => asked).toEqual([FIRST, SECOND])
    const given = page.waitForEvent('requestfailed', (request) => request.url() === SECOND)
    await page.clock.runFor(6_100)
    await given
    expect(await notice().count()).toBe(0)
  })

  atNight('no lookup is made where none is configured, or the notice is off', async () => {
    for (const config of [{ geo: { lookup_url: null, fallback_url: null } }, { region_notice: false }]) {
      await start(answer({ ip: '203.0.113.9', country_code: 'CN' }), fail, config)
      await page.getByRole('button', { name: 'Help', exact: true }).waitFor()
      await page.waitForLoadState('networkidle')
      expect(asked).toEqual([])
    }
  })
})

describe('refusals', () => {
  /** The call that the personal centre makes when a session is ended. */
  const ENDING = '**/api/v1/user/session/*'

  async function refuse(status: number, body: object): Promise<void> {
    const prepare = async (fresh: Page) => {
      await fresh.route('**/api/v1/user/session', async (route) => {
        const response = await route.fetch()
        const answered = await response.json()
        const own = answered.data.list.find(({ current }: { current: boolean }) => current)
        const other = { ...own, id: '00000000000000000000000000000000', current: false }
        await route.fulfill({ json: { ...answered, data: { list: [own, other] } } })
      })
      await fresh.route(ENDING, (route) => route.fulfill({ status, json: { data: null, ...body } }))
    }
    page = await site.open('/ucenter', { as: SUPERVISOR, prepare })
    await page.getByRole('button', { name: 'Log out', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click()
  }

  atNight('the messages of an error with details are shown together', async () => {
    const detail = [
      { loc: ['path', 'id'], msg: 'No such session' },
      { loc: ['path', 'id'], msg: 'It has ended' },
    ]
    await refuse(400, { code: 400, msg: '', detail })
    await page.getByText('No such session; It has ended').waitFor()
  })

  atNight('an error without a message is shown as a failed request', async () => {
    await refuse(400, { code: 400, msg: '', detail: [] })
    await page.getByText('Request failed').waitFor()
  })

  atNight('a business refusal with status 200 shows its own message, and its result is dropped', async () => {
    await refuse(200, { code: 400, msg: 'Not now' })
    await page.getByText('Not now').waitFor()
  })

  test('an expired session is noticed under any status: warned, and a second later led to the login', async () => {
    await refuse(200, { code: 5004, msg: 'over' })
    await page.getByText('Not logged in or login expired, please log in again').first().waitFor()
    await page.waitForURL(/#\/login\?from=%2Fucenter/)
    expect([await stored('token'), await stored('vuems_name'), await stored('is_superuser')]).toEqual([
      null,
      null,
      null,
    ])
  })
})
