import type { CDPSession } from 'playwright'

/** Electron's name of a permission and Chromium's. */
const PERMISSIONS = [
  ['notifications', 'notifications'],
  ['geolocation', 'geolocation'],
  ['media', 'videoCapture'],
  ['media', 'audioCapture'],
  ['midi', 'midi'],
  ['clipboard-read', 'clipboardReadWrite'],
  ['clipboard-sanitized-write', 'clipboardSanitizedWrite'],
  ['idle-detection', 'idleDetection'],
  ['storage-access', 'storageAccess'],
  ['window-management', 'windowManagement'],
  ['display-capture', 'displayCapture'],
  ['sensors', 'sensors'],
] as const

type RequestHandler = (
  contents: object,
  permission: string,
  answer: (granted: boolean) => void,
  details: object,
) => void
type CheckHandler = (contents: object, permission: string, origin: string, details: object) => boolean

export type PermissionRules = { request: RequestHandler | null; check: CheckHandler | null }

/** Without a handler everything is granted, as in Electron; with one, it decides each request. */
export async function startPermissions(browser: CDPSession, { request }: PermissionRules): Promise<void> {
  await Promise.all(PERMISSIONS.map(([permission]) => setPermission(browser, permission, request === null)))
}

/** Asks the app's handler about one request of a page, and applies its decision to Chromium. */
export async function decidePermission(
  browser: CDPSession,
  { request, check }: PermissionRules,
  contents: object,
  url: string,
  permission: string,
): Promise<boolean> {
  const details = { requestingUrl: url, isMainFrame: true }
  const origin = URL.parse(url)?.origin ?? ''
  const isAllowed =
    (check?.(contents, permission, origin, details) ?? true) &&
    (request === null ||
      (await new Promise<boolean>((answer) => request(contents, permission, answer, details))))
  await setPermission(browser, permission, isAllowed)
  return isAllowed
}

async function setPermission(browser: CDPSession, asked: string, isAllowed: boolean): Promise<void> {
  const setting = isAllowed ? 'granted' : 'denied'
  await Promise.all(
    PERMISSIONS.filter(([permission]) => permission === asked).map(([, name]) =>
      // Chromium's list changes between versions; unknown permissions can't be granted.
      browser.send('Browser.setPermission', { permission: { name }, setting }).catch(() => undefined),
    ),
  )
}
