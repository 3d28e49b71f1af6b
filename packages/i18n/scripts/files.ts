import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Lang } from '../src/lang.ts'
import type { Messages } from './catalogue.ts'

export const packageRoot = join(import.meta.dirname, '..')
const repositoryRoot = join(packageRoot, '../..')

/** Namespaces: the files of the English folder. */
export function namespaces(): string[] {
  return namespacesOf('en')
}

/** Namespaces that a language has. */
export function namespacesOf(lang: Lang): string[] {
  return readdirSync(join(packageRoot, 'locales', lang))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort()
}

/** Text of a locale file, or '' if it is missing. */
export function localeText(lang: Lang, namespace: string): string {
  try {
    return readFileSync(join(packageRoot, 'locales', lang, `${namespace}.json`), 'utf8')
  } catch {
    return ''
  }
}

/** The messages of a locale file. */
export function localeMessages(lang: Lang, namespace: string): Messages {
  const text = localeText(lang, namespace)
  return text ? (JSON.parse(text) as Messages) : {}
}

/** The sources that may use a key: TypeScript of the apps and packages, without tests and the generated types, and plugins of their builds. */
export function sources(): { path: string; text: string }[] {
  return ['apps', 'packages']
    .flatMap((group) => {
      const folder = join(repositoryRoot, group)
      return [...readdirSync(folder).flatMap((name) => walk(join(folder, name, 'src'))), ...pluginsIn(folder)]
    })
    .map((path) => ({ path: relative(repositoryRoot, path), text: readFileSync(path, 'utf8') }))
    .filter(({ path }) => path !== 'packages/i18n/src/messages.ts')
}

function pluginsIn(group: string): string[] {
  return globSync('*/vite-*.ts', { cwd: group }).map((path) => join(group, path))
}

function walk(folder: string): string[] {
  let entries: import('node:fs').Dirent[]
  try {
    entries = readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return walk(path)
    return /(?<!\.test)\.tsx?$/.test(entry.name) ? [path] : []
  })
}
