import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Desktop } from './desktop.ts'
import { call, prepareSample, serve, value } from './sample.ts'
import { waitUntil } from './wait-until.ts'

let sample: Awaited<ReturnType<typeof prepareSample>>
let site: Awaited<ReturnType<typeof serve>>
let desktop: Desktop | undefined
let page: Page
/** Fresh account ids for each test: the tests share one client, since starting one takes longer than most of them. */
let a: string
let b: string
let tests = 0

/** A page whose `beforeunload` prevents leaving once it was used. */
const DRAFT = `<title>Draft</title><button onclick="draft = true">write</button>
<script>let draft = false; addEventListener('beforeunload', (event) => draft && event.preventDefault())</script>`

/** A page that waits for a message of its pop-up, and the pop-up, which may open another window. */
const SIGN_IN = `<title>Sign in</title><button onclick="open('/pop-up', 'sign-in', 'width=420,height=560')">in</button>
<p id="said"></p><script>addEventListener('message', ({ data }) => { said.textContent = data })</script>`
const POP_UP = `<title>Pop-up</title><button onclick="opener.postMessage(document.cookie, '*')">say</button>
<button onclick="open('/more', 'more', 'width=200,height=200')">more</button>`

const pages: Readonly<Record<string, string>> = { '/draft': DRAFT, '/sign-in': SIGN_IN, '/pop-up': POP_UP }

/** Sets a cookie under `/in?who=…`; every other path shows it. */
function greet(incoming: IncomingMessage, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://site.invalid')
  if (pathname === '/in')
    response.setHeader('set-cookie', [
      `who=${searchParams.get('who')}; Max-Age=86400; Path=/`,
      `visit=${searchParams.get('who')}; Path=/`,
    ])
  response.setHeader('content-type', 'text/html')
  const fixed = pages[pathname]
  if (fixed) {
    response.end(fixed)
    return
  }
  response.end(
    `<title>Network</title><p id="who">${incoming.headers.cookie ?? 'nobody'}</p><a id="more" target="_blank" href="/more">more</a>`,
  )
}

async function end() {
  await desktop?.kill()
  desktop = undefined
  sample.forget()
}
async function start() {
  desktop = await sample.launch()
  page = await desktop.firstWindow()
  await page.waitForSelector('body[data-ready]')
}
const running = () => desktop as Desktop
const view = (accountId: string) =>
  running().window(({ partition }) => partition === `persist:account-${accountId}`)
const at = (path: string) => `http://127.0.0.1:${site.port}${path}`
const whoIn = async (accountId: string) => (await view(accountId)).textContent('#who')

beforeAll(async () => {
  sample = await prepareSample()
  site = await serve(greet)
})
beforeEach(async () => {
  tests += 1
  ;[a, b] = [`a${tests}`, `b${tests}`]
  if (!desktop) await start()
})
afterEach(async ({ task }) => {
  // Restart the client after a failed test.
  if (task.result?.state === 'fail') return end()
  const open = (await value(page, 'view.list', {})) as { accountId: string }[]
  for (const { accountId } of open) await value(page, 'view.close', { accountId })
  await waitUntil('the views to close', async () => (await running().windows()).length === 1)
})
afterAll(async () => {
  await end()
  site.close()
  sample.cleanUp()
})

test('accounts share nothing, and stay signed in over a closed view, a restart and a crash', async () => {
  await Promise.all([
    value(page, 'view.open', { accountId: a, url: at('/in?who=anna') }),
    value(page, 'view.open', { accountId: b, url: at('/') }),
  ])
  await value(page, 'view.open', { accountId: a, url: at('/') })
  expect(await whoIn(a)).toBe('who=anna; visit=anna')
  expect(await whoIn(b)).toBe('nobody')

  await value(page, 'view.close', { accountId: a })
  await value(page, 'view.open', { accountId: a, url: at('/') })
  expect(await whoIn(a)).toBe('who=anna; visit=anna')

  await running().close()
  await start()
  await value(page, 'view.open', { accountId: a, url: at('/in?who=asta') })

  await running().kill()
  await start()
  await value(page, 'view.open', { accountId: a, url: at('/') })
  expect(await whoIn(a)).toBe('who=asta')
})

test('a view is reported once, listed, and its end is an event', async () => {
  const opened = ['/', '/again'].map((path) => value(page, 'view.open', { accountId: a, url: at(path) }))
  await Promise.all(opened)
  expect(await value(page, 'view.list', {})).toEqual([{ accountId: a, url: at('/again') }])
  await (await view(a)).close()
  await page.waitForFunction(
    (event) => (globalThis as unknown as { heard: string[] }).heard.includes(event),
    `closed ${a}`,
  )
  expect(await value(page, 'view.list', {})).toEqual([])
})

test('a page that is opened while the one before it still ends can be closed, and its partition cleared', async () => {
  const cookies = await running().evaluate(
    async ({ session, WebContentsView }, { id, urls }) => {
      const own = session.fromPartition(`persist:account-${id}`)
      const open = async (url = '') => {
        const { webContents } = new WebContentsView({ webPreferences: { session: own } })
        await webContents.loadURL(url)
        return webContents
      }
      type Contents = Awaited<ReturnType<typeof open>>
      const close = async (contents: Contents, waitForBeforeUnload: boolean) => {
        const ended = new Promise<void>((done) => contents.once('destroyed', () => done()))
        contents.close({ waitForBeforeUnload })
        await ended
      }
      await close(await open(urls[0]), true)
      await close(await open(urls[1]), false)
      await own.clearStorageData()
      return (await own.cookies.get({})).length
    },
    { id: a, urls: [at('/in?who=anna'), at('/')] },
  )
  expect(cookies).toBe(0)
})

test('a view has no IPC and no permissions, and opens no windows of its own', async () => {
  await value(page, 'view.open', { accountId: a, url: at('/') })
  const account = await view(a)
  expect(
    await account.evaluate(async () => {
      const scope = globalThis as unknown as Record<string, never> & {
        Notification: { requestPermission(): Promise<string> }
      }
      return [typeof scope.seaport, typeof scope.require, await scope.Notification.requestPermission()]
    }),
  ).toEqual(['undefined', 'undefined', 'denied'])
  await account.click('#more')
  await account.waitForURL(at('/more'))
  expect(await running().windows()).toHaveLength(2)
})

test.each(['file:///etc/passwd', 'app://seaport/index.html', 'javascript:alert(1)', 'nonsense'])(
  'a view does not open %s',
  async (url) => {
    expect((await call(page, 'view.open', { accountId: a, url })).ok).toBe(false)
    expect(await value(page, 'view.list', {})).toEqual([])
  },
)

/** A proxy with a login in front of the site. @returns what went through it */
async function openProxy() {
  const seen: string[] = []
  const server = await serve((incoming, response) => {
    const login = incoming.headers['proxy-authorization']
    if (login !== `Basic ${Buffer.from('joe:secret').toString('base64')}`) {
      response.writeHead(407, { 'proxy-authenticate': 'Basic realm="proxy"' }).end()
      return
    }
    const { pathname, search } = new URL(incoming.url ?? '')
    if (!pathname.includes('favicon')) seen.push(incoming.url ?? '')
    request(
      { host: '127.0.0.1', port: site.port, path: pathname + search, headers: incoming.headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      },
    ).end()
  })
  const login = { username: 'joe', password: 'secret' }
  return { seen, server, route: { scheme: 'http', host: '127.0.0.1', port: server.port, ...login } }
}

test('an account with a proxy goes through it, loopback included, with its own login', async () => {
  const { seen, server, route: proxy } = await openProxy()
  try {
    await value(page, 'view.open', { accountId: a, url: 'http://network.invalid/in?who=p', proxy })
    expect(await whoIn(a)).toBe('nobody')
    await value(page, 'view.open', { accountId: a, url: at('/'), proxy })
    expect(await whoIn(a)).toBe('nobody')
    expect(seen).toEqual(['http://network.invalid/in?who=p', at('/')])
  } finally {
    server.close()
  }
})

test('three accounts have three proxies: each page goes through its own, and through none where that is gone', async () => {
  const ids = ['a', 'b', 'c'] as const
  const proxies = await Promise.all(ids.map(() => openProxy()))
  const url = (path: string) => `http://network.invalid${path}`
  const open = (accountId: string, path: string) =>
    value(page, 'view.open', {
      accountId,
      url: url(path),
      proxy: proxies[ids.indexOf(accountId as 'a')]?.route,
    })
  try {
    await Promise.all(ids.map((id) => open(id, `/in?who=${id}`)))
    expect(proxies.map(({ seen }) => seen)).toEqual(ids.map((id) => [url(`/in?who=${id}`)]))
    proxies[1]?.server.close()
    await Promise.all(ids.map((id) => open(id, `/next-${id}`)))
    await (await view('b')).getByText('unreachable.proxy').first().waitFor()
    expect(proxies.map(({ seen }) => seen.slice(1))).toEqual([[url('/next-a')], [], [url('/next-c')]])
  } finally {
    for (const { server } of proxies) server.close()
  }
})

test('a pop-up sign-in reaches the page that waits for it, shares its partition and proxy, and closes with it', async () => {
  const { seen, server, route: proxy } = await openProxy()
  try {
    const url = (path: string) => `http://network.invalid${path}`
    await value(page, 'view.open', { accountId: a, url: url('/in?who=p'), proxy })
    await value(page, 'view.open', { accountId: a, url: url('/sign-in'), proxy })
    const account = await view(a)
    await account.getByRole('button', { name: 'in' }).click()
    const popUp = await running().window((window) => window.url === url('/pop-up'))
    await popUp.getByRole('button', { name: 'say' }).click()
    await account.getByText('who=p; visit=p').waitFor()
    expect(await popUp.evaluate('[typeof seaport, typeof require]')).toEqual(['undefined', 'undefined'])

    await popUp.getByRole('button', { name: 'more' }).click()
    await popUp.waitForURL(url('/more'))
    // The host refuses the pop-up's own window only once its page has begun to load.
    expect([...new Set(seen)]).toEqual(['/in?who=p', '/sign-in', '/pop-up', '/more'].map(url))
    const ended = popUp.waitForEvent('close')
    await value(page, 'view.close', { accountId: a })
    await ended
    expect(await running().windows()).toHaveLength(1)
  } finally {
    server.close()
  }
})

test('a page with a draft is left only after a confirmation; else the call fails and the page stays', async () => {
  await value(page, 'view.open', { accountId: a, url: at('/draft') })
  const account = await view(a)
  await account.getByRole('button', { name: 'write' }).click()
  await running().answerDialog('showMessageBoxSync', 0)
  expect(await call(page, 'view.open', { accountId: a, url: at('/next') })).toMatchObject({ ok: false })
  expect(account.url()).toBe(at('/draft'))

  await running().answerDialog('showMessageBoxSync', 1)
  await value(page, 'view.open', { accountId: a, url: at('/next') })
  await account.waitForURL(at('/next'))
})

test('an unresponsive page shows a message and a way to try again', async () => {
  const gone = await serve(() => undefined)
  const { port } = gone
  gone.close()
  const url = `http://127.0.0.1:${port}/`
  await value(page, 'view.open', { accountId: a, url })
  const account = await view(a)
  await account.getByRole('heading', { name: 'unreachable.title' }).waitFor()
  expect(await account.getByRole('link', { name: 'unreachable.again' }).getAttribute('href')).toBe(url)
})

test('a dead or malformed proxy means no connection at all', async () => {
  let visits = 0
  const target = await serve((_incoming, response) => {
    visits += 1
    response.end()
  })
  const gone = await serve(() => undefined)
  gone.close()
  try {
    const url = `http://127.0.0.1:${target.port}/`
    const dead = { scheme: 'socks5', host: '127.0.0.1', port: gone.port, username: '', password: '' }
    await value(page, 'view.open', { accountId: a, url, proxy: dead })
    const account = await view(a)
    await waitUntil(
      'the error page',
      async () => (await account.textContent('body'))?.includes('unreachable.proxy') ?? false,
    )
    const smuggled = { scheme: 'http', host: 'x,direct://', port: 80, username: '', password: '' }
    expect((await call(page, 'view.open', { accountId: b, url, proxy: smuggled })).ok).toBe(false)
    expect(visits).toBe(0)
  } finally {
    target.close()
  }
})
