const HERE = 'https://here.invalid'

/** Screen to open after the login: the requested one, if it is a path of this app. */
export function afterLogin(asked: unknown): string {
  const isScreen = typeof asked === 'string' && /^\/(?!$|login(?:[/?]|$)|40[34]$)/.test(asked)
  return isScreen && staysHere(asked) ? asked : '/dashboard'
}

/** Browsers read `\` as `/` and ignore tabs and line breaks: `/\evil.example` leads to another site, as `//evil.example` does. */
function staysHere(path: string): boolean {
  return URL.canParse(path, HERE) && new URL(path, HERE).origin === HERE
}

/** Path of the login, with the requested screen. */
export function loginPath(asked: string): string {
  const from = afterLogin(asked)
  return from === '/dashboard' ? '/login' : `/login?from=${encodeURIComponent(from)}`
}
