import { type Brand, type NetworkId, networks } from '../kernel/network.ts'
import { type Link, readLink } from './link.ts'

/** A network, with the address of its pages if the installation configures one. */
export interface NetworkPlace {
  network: NetworkId
  /** Unset = the network's own site; for a simulated network, the site of the link. */
  web_base?: string | undefined
}

/** Host names of each network, without `www` and `m`. */
const hosts: Readonly<Record<NetworkId, readonly string[]>> = {
  x: ['x.com', 'twitter.com'],
  facebook: ['facebook.com', 'fb.com', 'web.facebook.com', 'm.me'],
  instagram: ['instagram.com', 'instagr.am', 'ig.me'],
  x_sandbox: [],
  facebook_sandbox: [],
  instagram_sandbox: [],
}

/** Subdomains that serve the same pages: mobile, business, zero-rated (`0.facebook.com`) and localized (`vi-vn.facebook.com`). */
const PREFIX = /^(?:www|m|mobile|mbasic|touch|free|iphone|business|[0dpx]|z-m|[a-z]{2}-[a-z]{2})\.(?=.*\.)/

/** @returns a link on the network's own site, its path relative to the network's base path; null for any other site */
export function linkOfNetwork({ network, web_base }: NetworkPlace, text: string): Link | null {
  const link = unwrapped(readLink(text))
  if (!link) return null
  const base = web_base === undefined ? null : readLink(web_base)
  const isBase = base !== null && base.host === link.host
  const isAnywhere = networks[network].sandbox && base === null && /[.:]/.test(link.host)
  if (isBase) {
    const isBelow = base.path.every((part, index) => part === link.path[index])
    return isBelow ? { ...link, path: link.path.slice(base.path.length) } : null
  }
  if (isAnywhere) return { ...link, path: belowBrand(network, link.path) }
  return hosts[network].includes(link.host.replace(PREFIX, '')) ? link : null
}

/** @returns the network on whose own site a link is; null for any other site */
export function brandOfLink(text: string): Brand | null {
  const network = (Object.keys(hosts) as NetworkId[]).find(
    (one) => !networks[one].sandbox && linkOfNetwork({ network: one }, text) !== null,
  )
  return network ? networks[network].brand : null
}

/** Facebook and Instagram wrap outgoing links in redirects that count clicks: l.facebook.com/l.php?u=… */
function unwrapped(link: Link | null): Link | null {
  const isAround = /^lm?\.(?:facebook|instagram)\.com$/.test(link?.host ?? '')
  return isAround ? readLink(link?.query.get('u') ?? '') : link
}

/** The simulated Facebook and Instagram have their pages below `/facebook` and `/instagram`. */
function belowBrand(network: NetworkId, path: readonly string[]): readonly string[] {
  const prefix = networks[network].brand.toLowerCase()
  return prefix !== 'x' && path[0]?.toLowerCase() === prefix ? path.slice(1) : path
}
