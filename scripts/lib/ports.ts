import { once } from 'node:events'
import { createServer } from 'node:net'

/** @returns whether nothing listens on the address; 0 is always free */
export async function isFree(port: number, host: string): Promise<boolean> {
  const probe = createServer()
  try {
    probe.listen(port, host)
    await once(probe, 'listening')
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false
    throw error
  } finally {
    probe.close()
  }
}

/** @returns a port that nothing listens on now */
export async function freePort(host: string): Promise<number> {
  const probe = createServer().listen(0, host)
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('The system gave no free port.')
  return address.port
}
