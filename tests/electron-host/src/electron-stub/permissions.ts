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
  contents: null,
  permission: string,
  answer: (granted: boolean) => void,
  details: object,
) => void
type CheckHandler = (contents: null, permission: string, origin: string, details: object) => boolean

export type PermissionRules = { request: RequestHandler | null; check: CheckHandler | null }

/**
 * Chromium under automation has nobody to ask, so the app's rules are asked once per permission, when the partition's Chromium
 * starts. Without rules everything is granted, as in Electron.
 */
export async function applyPermissions(browser: CDPSession, rules: PermissionRules): Promise<void> {
  const { check, request } = rules
  /** A page may come by either way: what one of them lets through, it has. */
  const decide = async (permission: string) =>
    (check?.(null, permission, '', {}) ?? true) ||
    request === null ||
    (await new Promise<boolean>((answer) => request(null, permission, answer, {})))
  await Promise.all(
    PERMISSIONS.map(async ([permission, name]) => {
      const setting = (await decide(permission)) ? 'granted' : 'denied'
      // Chromium's list changes between versions; what it doesn't know, no page can have either.
      await browser.send('Browser.setPermission', { permission: { name }, setting }).catch(() => undefined)
    }),
  )
}
