import ipaddr from 'ipaddr.js'

/** Public by its number, but answered inside a cloud: Azure’s host agent. */
const insideClouds = new Set(['168.63.129.16'])
/** All that is given out for the public internet (RFC 4291, section 2.4; IANA). */
const globalV6 = ipaddr.parseCIDR('2000::/3')

/**
 * @param address as resolved, IPv4 or IPv6
 * @returns whether it is an address of the public internet: not private, loopback, link-local, shared, multicast, reserved or for documentation, and
 * not one that embeds an IPv4 address (mapped ones are judged by the embedded address, tunnels and translators are refused)
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast' || insideClouds.has(parsed.toString())) return false
  return parsed.kind() === 'ipv4' || parsed.match(globalV6 as [ipaddr.IPv6, number])
}
