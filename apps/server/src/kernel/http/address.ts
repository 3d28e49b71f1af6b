import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'

/**
 * @param publicUrl the installation's own address, if set: it takes precedence over the Host header
 * @returns the URL that the client requested, without its query
 */
export function addressOf(request: FastifyRequest, publicUrl: string | null): string {
  const path = request.url.split('?', 1)[0] ?? ''
  return `${publicUrl ?? `${request.protocol}://${request.host}`}${path}`
}

/**
 * Proxies write a client's address with its port (Azure's gateway, IIS), an IPv6 one in brackets or quotes (RFC 7239), and an IPv4 one as IPv6.
 * @returns the address alone, in one spelling; any other text trimmed
 */
export function plainAddress(text: string): string {
  const written = text.trim()
  const bare = written
    .replace(/^"(.*)"$/, '$1')
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
  return isIP(bare) ? ipaddr.process(bare).toString() : written
}

/** Reads the addresses that proxies report: one with a port would be another client for each connection, and no proxy that is trusted. */
export function readForwardedAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
    const chain = headers['x-forwarded-for']
    if (typeof chain === 'string') headers['x-forwarded-for'] = chain.split(',').map(plainAddress).join(', ')
    done()
  })
}
