/** A row of a paper's table: its cells without the spaces around them. */
export type Cells = readonly string[]

/** @returns the rows of all tables in a Markdown text that begin with a number; heads and rules do not */
export function numberedRows(text: string): Cells[] {
  return text
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}

/** @returns the paths of test files that a cell names in backquotes */
export function testFilesIn(cell: string): string[] {
  return [...cell.matchAll(/`([\w./-]+\.test\.tsx?)`/g)].map(([, path = '']) => path)
}
