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

const PARAMETER = /\{\{\s*([\w.]+)\s*(?:,\s*(\w+)[^}]*)?\}\}/g

/** A message with a sign in place of each parameter, which people read as a word in no script. */
export function withoutParameters(message: string): string {
  return message.replaceAll(PARAMETER, '□')
}

/** A message's parameters with the types that they take: `{{count, number}}` needs a number, others text or a number. */
export function parametersOf(message: string): Map<string, 'number' | 'string | number'> {
  const found = new Map<string, 'number' | 'string | number'>()
  for (const [, name = '', format] of message.matchAll(PARAMETER)) {
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
