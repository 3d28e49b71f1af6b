/** Where to go after the login: the screen that was asked for, if it is one of this app's own paths. */
export function afterLogin(asked: unknown): string {
  return typeof asked === 'string' && /^\/(?!$|\/|login(?:[/?]|$)|40[34]$)/.test(asked) ? asked : '/dashboard'
}

/** The login, remembering what was asked for. */
export function loginPath(asked: string): string {
  const from = afterLogin(asked)
  return from === '/dashboard' ? '/login' : `/login?from=${encodeURIComponent(from)}`
}
