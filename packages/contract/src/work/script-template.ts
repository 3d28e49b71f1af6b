import { readVariable, type ScriptVariable } from './script.ts'

/** A part of a script's text: plain words, or a variable in its braces. */
export interface TemplatePart {
  /** Where it begins. */
  at: number
  text: string
  variable?: ScriptVariable
  /** Stands for an unknown value. */
  fallback?: string
}

/** Splits a text at its variables. Doubled braces are literal. */
export function parseTemplate(text: string): TemplatePart[] {
  const parts: TemplatePart[] = []
  let plainFrom = 0
  for (const { 0: whole, 1: name, index } of text.matchAll(/\{\{|\}\}|\{([^{}]*)\}/g)) {
    const found = name === undefined ? undefined : readVariable(name)
    if (!found) continue
    if (index > plainFrom) parts.push({ at: plainFrom, text: text.slice(plainFrom, index) })
    parts.push({ at: index, text: whole, ...found })
    plainFrom = index + whole.length
  }
  if (plainFrom < text.length) parts.push({ at: plainFrom, text: text.slice(plainFrom) })
  return parts
}

/** The recipient of a text, as far as the network shows it. */
interface Person {
  name: string
  handle: string
  location: string | null
}

/** What stands for each variable; empty = not known. */
export type ScriptValues = Readonly<Record<ScriptVariable, string>>

/** @returns what is known of a recipient, for the words of a script */
export function scriptValues(person: Person | null, myNickname: string): ScriptValues {
  return {
    nickname: person?.name ?? '',
    account: person?.handle ?? '',
    location: person?.location ?? '',
    my_nickname: myNickname,
  }
}

/** @returns the unknown variables of a text without a fallback, each once: "Hi , …" must not be sent */
export function missingVariables(text: string, values: ScriptValues): ScriptVariable[] {
  const used = parseTemplate(text).flatMap(({ variable, fallback }) => (fallback ? [] : (variable ?? [])))
  return [...new Set(used)].filter((variable) => values[variable].trim() === '')
}

/** @returns a script's words for one person; what is not known becomes empty (the contract's rule) */
export function fillScript(text: string, values: ScriptValues): string {
  return parseTemplate(text)
    .map(({ text: words, variable, fallback = '' }) =>
      variable ? values[variable].trim() || fallback : words.replace(/\{\{|\}\}/g, (pair) => pair[0] ?? ''),
    )
    .join('')
}
