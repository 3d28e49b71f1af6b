import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** An address that forwards to one of several servers, like the virtual IP of a database pair. */
export interface TcpSwitch {
  port: number
  /** Forwards to another port from now on; open connections are closed. */
  lead(port: number): void
  /** Silently drops all traffic, like a network that loses packets. @returns resumes forwarding */
  silence(): () => void
  close(): Promise<void>
}

export async function openSwitch(target: number): Promise<TcpSwitch> {
  const open = new Set<Socket>()
  let [leadsTo, silent] = [target, false]
  const server = createServer((here) => {
    const there = connect(leadsTo, '127.0.0.1')
    for (const [from, to] of [
      [here, there],
      [there, here],
    ] as const) {
      open.add(from)
      from.on('data', (chunk) => to.write(chunk))
      from.on('error', () => from.destroy())
      from.on('close', () => {
        open.delete(from)
        if (!silent) to.destroy()
      })
      if (silent) from.pause()
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const breakAll = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    lead(port) {
      leadsTo = port
      breakAll()
    },
    silence() {
      silent = true
      for (const socket of open) socket.pause()
      return () => {
        silent = false
        // Dropped data is not delivered later.
        breakAll()
      }
    },
    async close() {
      breakAll()
      server.close()
    },
  }
}
