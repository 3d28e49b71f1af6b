import { expect, test } from 'vitest'
import { parseJson, readLimited } from './body.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

/** Reads an answer in these chunks; returns the result and how many chunks were read. */
function answerOf(...pieces: Uint8Array[]) {
  const waiting = [...pieces]
  let cancelled = false
  const body = new ReadableStream<Uint8Array>(
    {
      pull(stream) {
        const piece = waiting.shift()
        if (piece) stream.enqueue(piece)
        else stream.close()
      },
      cancel() {
        cancelled = true
      },
    },
    { highWaterMark: 0 },
  )
  return { response: new Response(body), left: () => waiting.length, isCancelled: () => cancelled }
}

test('an answer without a body is empty', async () => {
  expect(await readLimited(new Response(null, { status: 204 }), 10)).toBe('')
})

test('a character split between two chunks is decoded whole', async () => {
  const cut = bytes('a阳b')
  const { response } = answerOf(cut.slice(0, 2), cut.slice(2))
  expect(await readLimited(response, 5)).toBe('a阳b')
})

test('JSON is read behind a byte order mark; what is not JSON is undefined', () => {
  expect(parseJson('\uFEFF{"data":[]}')).toEqual({ data: [] })
  for (const other of [null, '', '<html>']) expect(parseJson(other)).toBeUndefined()
})

test('reading stops at the last allowed byte', async () => {
  expect(await readLimited(answerOf(bytes('abc'), bytes('de')).response, 5)).toBe('abcde')
  const large = answerOf(bytes('abc'), bytes('def'), bytes('g'), bytes('h'))
  expect(await readLimited(large.response, 5)).toBeNull()
  expect([large.left(), large.isCancelled()]).toEqual([2, true])
})

test('an incomplete character at the end makes the answer unreadable', async () => {
  expect(await readLimited(answerOf(bytes('阳').slice(0, 2)).response, 5)).toBe('\u{FFFD}')
})
