import { createHash } from 'node:crypto'

/**
 * Whether a device belongs to the part of all devices that is offered a release. The same for ever for a device and a version, and another part
 * for each version, so that it is not always the same people who come first.
 * @param device stable hash of the device; undefined = unknown, which belongs to no part but the whole
 * @param percent 0…100
 */
export function isOffered(version: string, device: string | undefined, percent: number): boolean {
  if (percent >= 100) return true
  if (percent <= 0 || !device) return false
  const bucket = createHash('sha256').update(`${version}\0${device}`).digest().readUInt32BE()
  return bucket / 2 ** 32 < percent / 100
}
