/**
 * Chromium refuses to load a scheme that it doesn't know, so an app's own scheme travels as an https origin that can't exist:
 * `app://seaport/x` ⇄ `https://seaport.app.electron-host.invalid/x`. The main process only ever sees the first form.
 */
const SUFFIX = '.electron-host.invalid'
const custom = new Set<string>()

/** Declares a scheme as the app's own. */
export function registerScheme(scheme: string): void {
  custom.add(`${scheme}:`)
}

export function toChromium(url: string): string {
  const parsed = URL.parse(url)
  if (!parsed || !custom.has(parsed.protocol)) return url
  return `https://${parsed.host}.${parsed.protocol.slice(0, -1)}${SUFFIX}${url.slice(parsed.protocol.length + 2 + parsed.host.length)}`
}

/** First page of a Chromium in app mode; reported to the app as an empty page. */
export const FIRST_PAGE = 'data:text/html,'

export function fromChromium(url: string): string {
  if (url === FIRST_PAGE) return 'about:blank'
  const parsed = URL.parse(url)
  if (!parsed?.hostname.endsWith(SUFFIX)) return url
  const [scheme, ...host] = parsed.hostname.slice(0, -SUFFIX.length).split('.').reverse()
  return `${scheme}://${host.reverse().join('.')}${url.slice(parsed.origin.length)}`
}

/** Address of the synchronous request by which a page asks whether the main process handles a key. */
export const KEY_PATH = '/__electron-host-key'
/** Origin of that address for pages without an origin. */
export const KEY_ORIGIN = `https://key${SUFFIX}`

/** Pattern of every mapped address, for Chromium's request interception. */
export const MAPPED_URL_PATTERN = `https://*${SUFFIX}/*`
