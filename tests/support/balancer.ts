import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A round-robin reverse proxy over several servers. */
export interface Balancer {
  url: string
  /** Routes new requests to these servers in turns; requests in progress are not moved. */
  lead(targets: readonly string[]): void
  /** @returns how many requests a server has answered */
  answered(target: string): number
  /** @returns how many requests were sent to a server and are not answered yet */
  waiting(target: string): number
  close(): Promise<void>
}

export async function openBalancer(): Promise<Balancer> {
  const answered = new Map<string, number>()
  const waiting = new Map<string, Set<object>>()
  let targets: readonly string[] = []
  let turn = 0
  const pass = (from: IncomingMessage, to: ServerResponse) => {
    turn += 1
    const target = targets[turn % targets.length] ?? ''
    const requests = waiting.get(target) ?? new Set()
    waiting.set(target, requests.add(from))
    // A new connection per request: a kept-alive one may close just when it is reused.
    const onward = request(`${target}${from.url}`, {
      agent: false,
      method: from.method,
      headers: { ...from.headers, connection: 'close' },
    })
    onward.on('response', (answer) => {
      requests.delete(from)
      answered.set(target, (answered.get(target) ?? 0) + 1)
      to.writeHead(answer.statusCode ?? 502, answer.headers)
      to.flushHeaders()
      answer.pipe(to)
      answer.on('error', () => to.destroy())
    })
    onward.on('error', () => to.destroy())
    onward.on('close', () => requests.delete(from))
    to.on('close', () => onward.destroy())
    from.pipe(onward)
  }
  const server = createServer(pass).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lead(now) {
      targets = now
    },
    answered: (target) => answered.get(target) ?? 0,
    waiting: (target) => waiting.get(target)?.size ?? 0,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
