import type { CDPSession } from 'playwright'
import { fromChromium, KEY_PATH, MAPPED_URL_PATTERN } from './address.ts'
import { app } from './app.ts'
import { hostEvent } from './event.ts'
import type { HostProtocol } from './protocol.ts'

/** Methods of a window's contents that this file needs. */
type Contents = {
  expectedUrl: string | undefined
  readonly session: { readonly hostProtocol: HostProtocol }
  _takesKey(input: object): boolean
  emit(name: string, ...args: unknown[]): boolean
}

type Paused = {
  requestId: string
  request: { url: string; method: string; headers: Record<string, string>; postData?: string | undefined }
  frameId: string
  resourceType: string
  redirectedRequestId?: string
}

/**
 * Intercepts the requests that the main process handles: page loads (navigation guard), the app's own scheme (protocol handler), and
 * authentication challenges. Other requests are not intercepted.
 */
export async function interceptRequests(
  cdp: CDPSession,
  mainFrameId: string,
  contents: Contents,
): Promise<void> {
  cdp.on('Fetch.requestPaused', (paused) => {
    // The page may close meanwhile, which cancels the request.
    void decide(cdp, mainFrameId, contents, paused).catch(() => undefined)
  })
  /** Requests whose challenge was answered once: Chromium repeats it after a wrong login. */
  const answered = new Set<string>()
  cdp.on('Fetch.authRequired', ({ requestId, request, authChallenge }) => {
    const firstAuthAttempt = !answered.has(requestId)
    answered.add(requestId)
    const { origin, scheme, realm, source } = authChallenge
    const { hostname, port } = new URL(origin)
    const event = hostEvent({})
    const answer = (username?: string, password?: string) =>
      void cdp
        .send('Fetch.continueWithAuth', {
          requestId,
          authChallengeResponse:
            username === undefined
              ? { response: 'CancelAuth' }
              : { response: 'ProvideCredentials', username, password: password ?? '' },
        })
        .catch(() => undefined)
    const info = { isProxy: source === 'Proxy', scheme, host: hostname, port: Number(port), realm }
    app.emit('login', event, contents, { url: request.url, firstAuthAttempt }, info, answer)
    if (!event.defaultPrevented) answer()
  })
  await cdp.send('Fetch.enable', {
    patterns: [
      { urlPattern: '*', resourceType: 'Document' },
      { urlPattern: MAPPED_URL_PATTERN },
      { urlPattern: `*${KEY_PATH}*` },
    ],
    handleAuthRequests: true,
  })
}

async function decide(
  cdp: CDPSession,
  mainFrameId: string,
  contents: Contents,
  paused: Paused,
): Promise<void> {
  const { requestId } = paused
  const [, key] = paused.request.url.split(`${KEY_PATH}?`)
  if (key !== undefined) {
    const isTaken = contents._takesKey(JSON.parse(decodeURIComponent(key)) as object)
    await cdp.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'access-control-allow-origin', value: '*' }],
      body: Buffer.from(isTaken ? 'taken' : '').toString('base64'),
    })
    return
  }
  if (paused.resourceType === 'Document' && !allowed(mainFrameId, contents, paused)) {
    await cdp.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' })
    return
  }
  const url = fromChromium(paused.request.url)
  if (url === paused.request.url) {
    await cdp.send('Fetch.continueRequest', { requestId })
    return
  }
  const handler = contents.session.hostProtocol.handlerOf(url)
  if (!handler) {
    await cdp.send('Fetch.failRequest', { requestId, errorReason: 'AddressUnreachable' })
    return
  }
  const { method, headers, postData } = paused.request
  const response = await handler(
    new Request(url, { method, headers, ...(postData !== undefined && { body: postData }) }),
  )
  await cdp.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: response.status,
    responseHeaders: [...response.headers].map(([name, value]) => ({ name, value })),
    body: Buffer.from(await response.arrayBuffer()).toString('base64'),
  })
}

/** Asks the main process about a page change that it didn't start itself. */
function allowed(mainFrameId: string, contents: Contents, paused: Paused): boolean {
  const isMainFrame = paused.frameId === mainFrameId
  if (isMainFrame && contents.expectedUrl === paused.request.url) {
    contents.expectedUrl = undefined
    return true
  }
  const event = hostEvent({ url: fromChromium(paused.request.url), isMainFrame, isSameDocument: false })
  if (paused.redirectedRequestId) contents.emit('will-redirect', event, event.url)
  else {
    contents.emit('will-frame-navigate', event)
    if (isMainFrame && !event.defaultPrevented) contents.emit('will-navigate', event, event.url)
  }
  return !event.defaultPrevented
}
