import type { SeaportTheme } from './seaport-theme.ts'

/** The CSS variable of a theme token, Fluent's or Seaport's own, for `makeStyles`; a name that no theme has does not compile. */
export function token(name: keyof SeaportTheme & string): string {
  return `var(--${name})`
}
