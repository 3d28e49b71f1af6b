import type { AccountProxy } from '@seaport/seat-client/egress/egress'
import {
  type AuthInfo,
  type Event,
  type Session,
  type WebContents,
  WebContentsView,
  type WebPreferences,
} from 'electron'

/** A page that was shown nowhere yet is laid out for a window of usual size. */
const FIRST_SIZE = { x: 0, y: 0, width: 1180, height: 820 }

/** Keys that act from within an account's page: Ctrl (on a Mac ⌘) and Shift with a letter, and F6, which leaves it. */
export type PageKey = 'keep' | 'undo' | 'leave'
const letters: Readonly<Record<string, PageKey>> = { k: 'keep', z: 'undo' }

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
  }
}

/**
 * Web addresses only, and no connection past the proxy.
 * @param onRefused told of an address that is none of the web's, which another program would have opened
 */
export function restrictNavigation(
  contents: WebContents,
  proxied: boolean,
  onRefused: (url: string) => void,
): void {
  if (proxied) contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp')
  contents.on('will-navigate', (event) => {
    if (isWebAddress(event.url)) return
    event.preventDefault()
    onRefused(event.url)
  })
}

/** The page itself gets neither key nor word of it. */
export function listenToKeys(contents: WebContents, onKey: (key: PageKey) => void): void {
  contents.on('before-input-event', (event, { type, key, shift, control, meta, alt, isAutoRepeat }) => {
    if (type !== 'keyDown' || isAutoRepeat) return
    const command = process.platform === 'darwin' ? meta : control
    const pressed =
      key === 'F6' && !shift && !control && !meta && !alt
        ? 'leave'
        : shift && command
          ? letters[key.toLowerCase()]
          : undefined
    if (!pressed) return
    event.preventDefault()
    onKey(pressed)
  })
}

/** Answers a proxy's question for its login; a page's own question stays unanswered. */
export function answerProxyLogin(
  event: Event,
  authInfo: AuthInfo,
  proxy: AccountProxy | undefined,
  answer: (username?: string, password?: string) => void,
): void {
  if (!authInfo.isProxy || !proxy?.username) return
  event.preventDefault()
  answer(proxy.username, proxy.password)
}

export function isWebAddress(url: string): boolean {
  const protocol = URL.parse(url)?.protocol
  return protocol === 'https:' || protocol === 'http:' || url === 'about:blank'
}

/** @returns the address that a person meant; without a scheme it is reached by https. Null = none. */
export function addressOf(written: string): string | null {
  const url = /^[a-z][a-z\d+.-]*:\/\//i.test(written) ? written : `https://${written}`
  return isWebAddress(url) ? url : null
}
