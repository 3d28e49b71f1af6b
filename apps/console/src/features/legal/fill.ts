/** Values of a document's placeholders. */
export type Parties = Readonly<Record<'brand' | 'company' | 'support' | 'issued' | 'effective', string>>

/** A text with its placeholders filled in. Inserted text is never parsed for placeholders itself. */
export function fill(text: string, parties: Parties): string {
  return text.replace(/\{\{(\w+)\}\}/g, (mark, name: string) => parties[name as keyof Parties] ?? mark)
}
