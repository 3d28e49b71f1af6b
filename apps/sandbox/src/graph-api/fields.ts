import { badParameter } from './errors.ts'

/** One entry of `fields`: `comments.limit(5){id,from}`. */
export interface Field {
  name: string
  args: Readonly<Record<string, string>>
  fields: Field[] | undefined
  /** The text of `fields`, for the address of the edge's next page. */
  inner?: string
}

/** Parses Graph's field expansion. @throws code 100 for a syntax error */
export function parseFields(text: string): Field[] {
  let at = 0
  const fail = () => badParameter(`Syntax error "Expected end of string" at character ${at}: ${text}`)

  function word(): string {
    const found = /^[\w-]+/.exec(text.slice(at))?.[0]
    if (!found) throw fail()
    at += found.length
    return found
  }

  function argument(): string {
    const end = text.indexOf(')', at)
    if (text[at] !== '(' || end < 0) throw fail()
    const value = text.slice(at + 1, end)
    at = end + 1
    return value
  }

  function field(): Field {
    const name = word()
    const args: Record<string, string> = {}
    while (text[at] === '.') {
      at += 1
      args[word()] = argument()
    }
    if (text[at] !== '{') return { name, args, fields: undefined }
    at += 1
    const start = at
    const fields = list()
    const inner = text.slice(start, at)
    if (text[at] !== '}') throw fail()
    at += 1
    return { name, args, fields, inner }
  }

  function list(): Field[] {
    const fields = [field()]
    while (text[at] === ',') {
      at += 1
      fields.push(field())
    }
    return fields
  }

  if (text === '') return []
  const fields = list()
  if (at < text.length) throw fail()
  return fields
}
