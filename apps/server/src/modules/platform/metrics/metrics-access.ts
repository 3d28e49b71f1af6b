import { timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import { bearerToken } from '../../../kernel/http/bearer.ts'
import { hashToken } from '../../../kernel/secret.ts'

/** Headers added by reverse proxies: their presence means that the caller is not on this machine. */
const ADDED_BY_PROXIES = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via']

/**
 * Whether a request may read the metrics: with the token, if one is set, otherwise only from this machine. The Host header counts too, so that
 * neither a proxy without headers nor a page in a browser passes for this machine.
 */
export function mayReadMetrics(
  { headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>,
  token: string | null,
): boolean {
  if (token !== null) {
    const given = bearerToken(headers.authorization) ?? ''
    return timingSafeEqual(hashToken(given), hashToken(token))
  }
  if (ADDED_BY_PROXIES.some((name) => headers[name] !== undefined)) return false
  return isLoopback(socket.remoteAddress ?? '') && isLoopbackHost(headers.host ?? '')
}

function isLoopbackHost(host: string): boolean {
  const name = host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1')
  return name.toLowerCase() === 'localhost' || isLoopback(name)
}

function isLoopback(address: string): boolean {
  return isIP(address) !== 0 && ipaddr.process(address).range() === 'loopback'
}
