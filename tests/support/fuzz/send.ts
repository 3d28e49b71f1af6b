import { connect } from 'node:net'

/** A raw request: no HTTP client normalizes it. */
export interface RawRequest {
  method: string
  path: string
  headers: [name: string, value: string][]
  body: Buffer
}

/** The response; status 0 is no answer at all. */
export interface RawAnswer {
  status: number
  type: string
  body: string
}

const PATIENCE_MS = 20_000
/** Maximum number of bytes read: error responses are short, and the start of a download suffices. */
const ENOUGH_BYTES = 64 * 1024

/** @returns the bytes of a request that closes its connection */
export function bytesOf({ method, path, headers, body }: RawRequest): Buffer {
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  const head = `${method} ${path} HTTP/1.1\r\nhost: seaport\r\nconnection: close\r\n${lines}\r\n`
  return Buffer.concat([Buffer.from(head, 'latin1'), body])
}

/** Sends bytes on a new connection. */
export function sendBytes(port: number, bytes: Buffer): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    const chunks: Buffer[] = []
    let length = 0
    const finish = () => {
      socket.destroy()
      resolve(readAnswer(Buffer.concat(chunks).toString()))
    }
    socket.setTimeout(PATIENCE_MS, finish)
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      length += chunk.length
      const isStream = chunks.length === 1 && /content-type: text\/event-stream/i.test(chunk.toString())
      if (isStream || length > ENOUGH_BYTES) finish()
    })
    socket.on('end', finish)
    socket.on('error', finish)
    socket.write(bytes)
  })
}

function readAnswer(answer: string): RawAnswer {
  const border = answer.indexOf('\r\n\r\n')
  const head = answer.slice(0, Math.max(border, 0))
  return {
    status: Number(head.split(' ', 2)[1] ?? 0),
    type: /^content-type: *(.*)$/im.exec(head)?.[1] ?? '',
    body: border < 0 ? '' : answer.slice(border + 4),
  }
}
