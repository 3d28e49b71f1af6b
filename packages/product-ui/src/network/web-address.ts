/** Returns an http(s) address. Collected text may contain anything, including `javascript:`. */
export function webAddress(text: string): string | undefined {
  try {
    const url = new URL(text)
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined
  } catch {
    return undefined
  }
}
