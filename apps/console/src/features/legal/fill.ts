/** What the placeholders of a document stand for. */
export type Parties = Readonly<Record<'brand' | 'company' | 'support' | 'issued' | 'effective', string>>

/** A text with its placeholders filled in. What is put in is never read for placeholders itself. */
export function fill(text: string, parties: Parties): string {
  return text.replace(/\{\{(\w+)\}\}/g, (mark, name: string) => parties[name as keyof Parties] ?? mark)
}
