import type { SeaportTheme } from './seaport-theme.ts'

/**
 * The CSS variable of a theme token, Fluent's or Seaport's own, for `makeStyles`. A function instead of Fluent's `tokens`, whose table of
 * six hundred names would weigh 3 kB at start.
 */
export function token(name: keyof SeaportTheme & string): string {
  return `var(--${name})`
}

/** The older name of `token`. */
export const seaportToken = token
