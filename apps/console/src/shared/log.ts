/** Writes to the browser's console: for what the specification wants logged and not shown. */
export function logError(text: string, error: unknown): void {
  console.error(text, error)
}
