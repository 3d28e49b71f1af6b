import { createHash } from 'node:crypto'
import type { SeatClient } from '@seaport/seat-client/seat-client'

/**
 * The device's identity stays here: the hash that is sent only serves for choosing releases.
 * @returns null while the key store can't be read, which must not keep a client from its updates
 */
export async function deviceHash(client: Pick<SeatClient, 'device'>): Promise<string | null> {
  const device = await client.device().catch(() => null)
  return device && createHash('sha256').update(`seaport-update:${device.id}`).digest('hex')
}
