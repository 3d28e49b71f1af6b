/** A namespace in one language: key → message. */
export type Messages = Readonly<Record<string, string>>

/** i18next's plural endings; a key with one is a form of its base name. */
const PLURAL = /_(zero|one|two|few|many|other)$/

/** The name that code uses: `selected_one` → `selected`. */
export function baseName(key: string): string {
  return key.replace(PLURAL, '')
}

/** Whether a key is one of several plural forms. */
export function isPlural(key: string): boolean {
  return PLURAL.test(key)
}

/** A message's parameters with the types that they take: `{{count, number}}` needs a number, others text or a number. */
export function parametersOf(message: string): Map<string, 'number' | 'string | number'> {
  const found = new Map<string, 'number' | 'string | number'>()
  for (const [, name = '', format] of message.matchAll(/\{\{\s*([\w.]+)\s*(?:,\s*(\w+)[^}]*)?\}\}/g)) {
    found.set(name, name === 'count' || format === 'number' ? 'number' : 'string | number')
  }
  return found
}

/** The tags of a message with elements inside: `<terms>…</terms>` → terms. */
export function tagsOf(message: string): string[] {
  return [...message.matchAll(/<\/?([a-z]\w*)\s*\/?>/g)].map(([, name = '']) => name).sort()
}

/** English messages by the name that code uses, with the parameters of all their forms. */
export function signatures(en: Messages): Map<string, { text: string; parameters: Map<string, string> }> {
  const byName = new Map<string, { text: string; parameters: Map<string, string> }>()
  for (const [key, text] of Object.entries(en)) {
    const known = byName.get(baseName(key))
    const parameters = new Map([...(known?.parameters ?? []), ...parametersOf(text)])
    if (isPlural(key)) parameters.set('count', 'number')
    byName.set(baseName(key), { text, parameters })
  }
  return byName
}

/** `task-kind` → `TaskKindMessages`. */
function typeName(namespace: string): string {
  return `${namespace.replace(/(^|-)([a-z])/g, (_, _dash, letter: string) => letter.toUpperCase())}Messages`
}

/** A property name, quoted only where it must be (the formatter's rule). */
function property(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? name : `'${name}'`
}

const NOTE = '// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.\n'

/** The TypeScript of one namespace: each key with the parameters that it needs, null for none. */
export function typesOf(namespace: string, en: Messages): string {
  const lines = [...signatures(en)].map(([name, { text, parameters }]) => {
    const fields = [...parameters].map(([parameter, type]) => `${parameter}: ${type}`)
    const hint = text.replaceAll('*/', '* /').replaceAll('\n', ' ')
    return `  /** ${hint} */\n${member(property(name), fields)}\n`
  })
  return `${NOTE}export interface ${typeName(namespace)} {\n${lines.join('')}}\n`
}

/** Where the formatter breaks a line. */
const LINE_WIDTH = 110

function member(name: string, fields: readonly string[]): string {
  if (fields.length === 0) return `  ${name}: null`
  const line = `  ${name}: { ${fields.join('; ')} }`
  return line.length <= LINE_WIDTH ? line : `  ${name}: {\n    ${fields.join('\n    ')}\n  }`
}

/** The TypeScript that lists all namespaces. */
export function indexOf(namespaces: readonly string[]): string {
  const imports = namespaces.map((ns) => `import type { ${typeName(ns)} } from './messages/${ns}.ts'\n`)
  const fields = namespaces.map((ns) => `  ${property(ns)}: ${typeName(ns)}\n`)
  return `${NOTE}${imports.join('')}\n/** Every namespace with its keys and their parameters. */\nexport interface Messages {\n${fields.join('')}}\n`
}
