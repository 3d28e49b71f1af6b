import type { Session } from 'electron'

/**
 * Permissions of an account's page: enter full screen for a video, and put text on the clipboard when a person presses its "copy" button (Chromium
 * wants a gesture for both). Reading the clipboard, camera, microphone, place and notifications stay denied.
 */
const ALLOWED: ReadonlySet<string> = new Set(['fullscreen', 'clipboard-sanitized-write'])

/** Denies a partition's pages everything else. */
export function restrictPermissions(own: Session): void {
  own.setPermissionRequestHandler((_contents, permission, answer) => answer(ALLOWED.has(permission)))
  own.setPermissionCheckHandler((_contents, permission) => ALLOWED.has(permission))
}
