/** Screen to open after the login: the requested one, if it is a path of this app. */
export function afterLogin(asked: unknown): string {
  return typeof asked === 'string' && /^\/(?!$|\/|login(?:[/?]|$)|40[34]$)/.test(asked) ? asked : '/dashboard'
}

/** Path of the login, with the requested screen. */
export function loginPath(asked: string): string {
  const from = afterLogin(asked)
  return from === '/dashboard' ? '/login' : `/login?from=${encodeURIComponent(from)}`
}
