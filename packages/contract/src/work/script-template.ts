import { sendableText, shownName } from '../address/plain-text.ts'
import { readVariable, type ScriptVariable } from './script.ts'

/** A part of a script's text: plain text, or a variable in braces. */
export interface TemplatePart {
  /** Index of its first character. */
  at: number
  text: string
  variable?: ScriptVariable
  /** Replaces an unknown value. */
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

/** Value of each variable; empty = unknown. */
export type ScriptValues = Readonly<Record<ScriptVariable, string>>

/** @returns the values of the variables for a recipient */
export function scriptValues(person: Person | null, myNickname: string): ScriptValues {
  return {
    nickname: shownName(person?.name ?? ''),
    account: person?.handle ?? '',
    location: shownName(person?.location ?? ''),
    my_nickname: shownName(myNickname),
  }
}

/** @returns the variables of a text that have neither a value nor a fallback, each once: "Hi , …" must not be sent */
export function missingVariables(text: string, values: ScriptValues): ScriptVariable[] {
  const used = parseTemplate(text).flatMap(({ variable, fallback }) => (fallback ? [] : (variable ?? [])))
  return [...new Set(used)].filter((variable) => values[variable].trim() === '')
}

/** @returns a script's text for one person, without characters that X refuses; unknown values become empty (the contract's rule) */
export function fillScript(text: string, values: ScriptValues): string {
  const filled = parseTemplate(text)
    .map(({ text: words, variable, fallback = '' }) =>
      variable ? values[variable].trim() || fallback : words.replace(/\{\{|\}\}/g, (pair) => pair[0] ?? ''),
    )
    .join('')
  return sendableText(filled)
}
