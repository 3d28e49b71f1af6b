import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** @returns whether no program listens on the address; 0 is always free. What else is wrong with it, whoever listens there says. */
export async function isFree(port: number, host: string): Promise<boolean> {
  const probe = createServer()
  try {
    probe.listen(port, host)
    await once(probe, 'listening')
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'EADDRINUSE'
  } finally {
    probe.close()
  }
}

/** Below the ephemeral ports of all systems, so that no connection takes one of these by chance. */
const [FIRST, LAST] = [20_000, 32_000]

/** @returns a TCP port that nothing listens on, and that the system assigns to no other program */
export async function freeTcpPort(host: string): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST)
    if (await isFree(port, host)) return port
  }
}
