import { type Session, type WebContents, WebContentsView, type WebPreferences } from 'electron'

/** A page that was shown nowhere yet is laid out for a window of usual size. */
const FIRST_SIZE = { x: 0, y: 0, width: 1180, height: 820 }

/** A page of an account, isolated from the program and from every other account; hidden until it is given a place. */
export function createPageView(own: Session): WebContentsView {
  const view = new WebContentsView({ webPreferences: pagePreferences(own) })
  view.setBounds(FIRST_SIZE)
  view.setVisible(false)
  return view
}

/** What a page of the web may do here: nothing but being one. */
export function pagePreferences(own: Session): WebPreferences {
  return {
    session: own,
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    webSecurity: true,
    webviewTag: false,
    // Otherwise a page takes the keyboard at each of its navigations, and what a person types for us goes to the network.
    focusOnNavigation: false,
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

export function isWebAddress(url: string): boolean {
  const protocol = URL.parse(url)?.protocol
  return protocol === 'https:' || protocol === 'http:' || url === 'about:blank'
}

/** @returns whether an address stands for a file that a page of the web holds in memory: no other program and no disk is behind it */
export function isMadeByPage(url: string): boolean {
  return /^blob:https?:\/\//.test(url)
}

/** @returns the address that a person meant; without a scheme it is reached by https. Null = none. */
export function addressOf(written: string): string | null {
  const url = /^[a-z][a-z\d+.-]*:\/\//i.test(written) ? written : `https://${written}`
  return isWebAddress(url) ? url : null
}
