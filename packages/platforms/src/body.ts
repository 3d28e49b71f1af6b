/** @returns the body as text, or null when it is larger than `maxBytes`; reads no further than that */
export async function readLimited(response: Response, maxBytes: number): Promise<string | null> {
  if (!response.body) return ''
  const decoder = new TextDecoder()
  let bytes = 0
  let text = ''
  for await (const chunk of response.body) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) return null
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/** @returns the JSON value of a text; undefined if it is not JSON, such as a gateway's page */
export function parseJson(text: string | null): unknown {
  try {
    // Some middleboxes prepend a byte order mark.
    return JSON.parse((text ?? '').replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}
