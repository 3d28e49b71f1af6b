import type { Session } from 'electron'

/**
 * What an account's page may do without a question: fill the window with a video, and put text on the clipboard when a person presses its
 * "copy" button (Chromium wants a gesture for both). Reading the clipboard, camera, microphone, place and notifications stay denied.
 */
const ALLOWED: ReadonlySet<string> = new Set(['fullscreen', 'clipboard-sanitized-write'])

/** Denies a partition's pages everything else. */
export function restrictPermissions(own: Session): void {
  own.setPermissionRequestHandler((_contents, permission, answer) => answer(ALLOWED.has(permission)))
  own.setPermissionCheckHandler((_contents, permission) => ALLOWED.has(permission))
}
