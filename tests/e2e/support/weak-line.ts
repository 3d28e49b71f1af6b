import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request that was sent over the line. */
export interface Crossing {
  path: string
  range: string | undefined
  /** Bytes of the answer's body. */
  bytes: number
}

/** A proxy between client and server with which a test breaks off and changes responses. */
export interface WeakLine {
  readonly url: string
  readonly crossings: Crossing[]
  /** Breaks off the next response for a matching path after a number of bytes. */
  breakOnce(path: RegExp, afterBytes: number): void
  /** Changes responses for matching paths until called again; null = no changes. */
  tamper(with_: { path: RegExp; change(chunk: Buffer): Buffer } | null): void
  close(): void
}

export async function openWeakLine(serverUrl: string): Promise<WeakLine> {
  const target = new URL(serverUrl)
  const crossings: Crossing[] = []
  let breaking: { path: RegExp; afterBytes: number } | null = null
  let tampering: Parameters<WeakLine['tamper']>[0] = null

  const carry = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const path = incoming.url ?? '/'
    const crossing: Crossing = { path, range: incoming.headers.range, bytes: 0 }
    crossings.push(crossing)
    const onward = request(
      { host: target.hostname, port: target.port, method: incoming.method, path, headers: incoming.headers },
      (answer) => {
        const broken = breaking?.path.test(path) ? breaking : null
        if (broken) breaking = null
        const changed = tampering?.path.test(path) ? tampering : null
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.on('data', (chunk: Buffer) => {
          crossing.bytes += chunk.length
          if (broken && crossing.bytes > broken.afterBytes) {
            outgoing.destroy()
            answer.destroy()
          } else if (!outgoing.write(changed ? changed.change(chunk) : chunk)) {
            answer.pause()
            outgoing.once('drain', () => answer.resume())
          }
        })
        answer.on('end', () => outgoing.end())
        answer.on('error', () => outgoing.destroy())
      },
    )
    onward.on('error', () => outgoing.destroy())
    outgoing.on('close', () => onward.destroy())
    incoming.pipe(onward)
  }

  const server = createServer(carry)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    crossings,
    breakOnce: (path, afterBytes) => {
      breaking = { path, afterBytes }
    },
    tamper: (with_) => {
      tampering = with_
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
