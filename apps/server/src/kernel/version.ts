import { readFileSync } from 'node:fs'

/** The version of this Seaport, from the package file at the top: a release changes no other. */
export function version(): string {
  const file = new URL('../../../../package.json', import.meta.url)
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
