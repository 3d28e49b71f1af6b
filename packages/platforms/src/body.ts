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
