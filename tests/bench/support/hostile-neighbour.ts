/**
 * Eight connections of one caller that repeat the same request, in a separate process; it notifies its parent when all
 * have started. The parent sends the request as a message, since an argument of a process ends at 128 KiB on Linux. A
 * request whose answer is not read keeps its connection open, and buffers only what its socket holds.
 */
import { type IncomingMessage, request } from 'node:http'

export interface Nuisance {
  name: string
  method: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  /** Fills a body of a given size with repetitions of this text. */
  body?: { text: string; bytes: number }
  isRead: boolean
}

const CONNECTIONS = 8

async function beANuisance({ method, url, headers, body, isRead }: Nuisance): Promise<void> {
  const bytes = body && Buffer.alloc(body.bytes, body.text)
  process.once('disconnect', () => process.exit())
  // An unread connection must not keep the process alive.
  setInterval(() => undefined, 60_000)
  let begun = 0
  let answered = 0
  process.on('SIGTERM', () => {
    console.log(`  ${answered} hostile requests were answered`)
    process.exit()
  })
  const sendOne = () =>
    new Promise<void>((resolve) => {
      const call = request(url, { method, headers, agent: false }, (answer: IncomingMessage) => {
        answered += 1
        // Refusals are short and complete at once.
        if (isRead || answer.statusCode !== 200) answer.resume().once('close', resolve)
        else answer.once('close', resolve).pause()
      })
      call.once('error', () => setTimeout(resolve, 10))
      call.end(bytes)
      begun += 1
      if (begun === CONNECTIONS) process.send?.('begun')
    })
  const connection = async () => {
    for (;;) await sendOne()
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
}

process.once('message', (nuisance: Nuisance) => beANuisance(nuisance))
