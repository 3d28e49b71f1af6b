import type { Messages } from '@seaport/seat-client/messages'
import { type Session, type WebContents, WebContentsView, type WebPreferences } from 'electron'

/** Default size of a page that was never shown. */
const FIRST_SIZE = { x: 0, y: 0, width: 1180, height: 820 }

/** A page of an account, isolated from the program and from every other account; hidden until it is given bounds. */
export function createPageView(own: Session, messages: Messages): WebContentsView {
  const view = new WebContentsView({ webPreferences: pagePreferences(own, messages) })
  view.setBounds(FIRST_SIZE)
  view.setVisible(false)
  return view
}

/** Minimal preferences of a web page. */
export function pagePreferences(own: Session, messages: Messages): WebPreferences {
  return {
    session: own,
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    webSecurity: true,
    webviewTag: false,
    // Otherwise a page takes the keyboard at each of its navigations, and what a person types for us goes to the network.
    focusOnNavigation: false,
    // An `alert` lies over the whole program; from a page's second on, as in browsers, a person can refuse all that follow.
    safeDialogs: true,
    safeDialogsMessage: messages('page.noMoreDialogs'),
  }
}

/**
 * Web addresses only, and no connection outside the proxy.
 * @param onRefused called with a non-web address, which another program would have opened
 */
export function restrictNavigation(
  contents: WebContents,
  proxied: boolean,
  onRefused: (url: string) => void,
): void {
  if (proxied) contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp')
  contents.on('will-navigate', (event) => {
    if (isWebAddress(event.url) || isMadeByPage(event.url)) return
    event.preventDefault()
    onRefused(event.url)
  })
}

/** ERR_ABORTED: the page has gone on to another one, or its address is a download. */
const ABORTED = -3

/**
 * Calls a function with each address that a page can't load, and the error, also after a link or a reload. Electron leaves the page blank:
 * ferdium/ferdium-app#2532.
 */
export function followFailures(contents: WebContents, onFailed: (url: string, code: string) => void): void {
  contents.on('did-fail-load', (_event, number, code, url, isMainFrame) => {
    if (isMainFrame && number !== ABORTED && isWebAddress(url)) onFailed(url, code)
  })
}

export function isWebAddress(url: string): boolean {
  const protocol = URL.parse(url)?.protocol
  return protocol === 'https:' || protocol === 'http:' || url === 'about:blank'
}

/** @returns whether an address is of a file in the page's memory, without another program or disk behind it */
export function isMadeByPage(url: string): boolean {
  return /^blob:https?:\/\//.test(url)
}

/** @returns the web address of a typed text, with https as the default scheme. Null = none. */
export function addressOf(written: string): string | null {
  const url = /^[a-z][a-z\d+.-]*:\/\//i.test(written) ? written : `https://${written}`
  return isWebAddress(url) ? url : null
}
