/** Position in a target's lists: the subject, the list, and X's token for the next page. */
export interface Cursor {
  subject: string
  phase: number
  token: string | null
}

export function writeCursor({ subject, phase, token }: Cursor): string {
  return JSON.stringify([subject, phase, token])
}

/** @returns null for the start */
export function readCursor(text: string | null): Cursor | null {
  if (text === null) return null
  const [subject, phase, token] = JSON.parse(text) as [string, number, string | null]
  return { subject, phase, token }
}
