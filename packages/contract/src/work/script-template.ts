import { scriptVariables } from './script.ts'

/** A part of a script's text: plain words, or a variable in its braces. */
export interface TemplatePart {
  /** Where it begins. */
  at: number
  text: string
  variable?: (typeof scriptVariables)[number]
}

/** Takes a text apart at its variables. Doubled braces stand for themselves and are none. */
export function parseTemplate(text: string): TemplatePart[] {
  const parts: TemplatePart[] = []
  let plainFrom = 0
  for (const { 0: whole, 1: name, index } of text.matchAll(/\{\{|\}\}|\{([^{}]*)\}/g)) {
    const variable = scriptVariables.find((known) => known === name)
    if (!variable) continue
    if (index > plainFrom) parts.push({ at: plainFrom, text: text.slice(plainFrom, index) })
    parts.push({ at: index, text: whole, variable })
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

/** @returns a script's words for one person; what is not known becomes empty (the contract's rule) */
export function fillScript(text: string, person: Person | null, myNickname: string): string {
  const values = {
    nickname: person?.name ?? '',
    account: person?.handle ?? '',
    location: person?.location ?? '',
    my_nickname: myNickname,
  }
  return parseTemplate(text)
    .map(({ text: words, variable }) =>
      variable ? values[variable] : words.replace(/\{\{|\}\}/g, (pair) => pair[0] ?? ''),
    )
    .join('')
}
