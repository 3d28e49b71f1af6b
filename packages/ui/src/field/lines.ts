/** The entries of a text with one entry per line, trimmed, without blank lines. */
export function readLines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
}
