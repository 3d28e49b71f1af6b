import type { Answer } from './test-server.ts'

/** A cookie as an answer sets it: its value, and its rules in lower case. */
export interface SetCookie {
  value: string
  rules: string[]
}

/** @returns the cookies that an answer sets, by name */
export function cookiesOf({ headers }: Answer): Record<string, SetCookie> {
  return Object.fromEntries(
    headers.getSetCookie().map((line) => {
      const [pair = '', ...rules] = line.split('; ')
      const at = pair.indexOf('=')
      const cookie = { value: pair.slice(at + 1), rules: rules.map((rule) => rule.toLowerCase()) }
      return [pair.slice(0, at), cookie]
    }),
  )
}
