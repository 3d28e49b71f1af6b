import { createHash } from 'node:crypto'

/**
 * Whether a device is in the share that is offered a release. Stable for a device and version, and different for each version, so that the first
 * devices are not always the same.
 * @param device stable hash of the device; undefined = unknown, offered only at 100 %
 * @param percent 0…100
 */
export function isOffered(version: string, device: string | undefined, percent: number): boolean {
  if (percent >= 100) return true
  if (percent <= 0 || !device) return false
  const bucket = createHash('sha256').update(`${version}\0${device}`).digest().readUInt32BE()
  return bucket / 2 ** 32 < percent / 100
}
