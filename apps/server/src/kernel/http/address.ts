import type { FastifyRequest } from 'fastify'

/**
 * @param publicUrl the installation's own address, if set: it takes precedence over the Host header
 * @returns the URL that the client requested, without its query
 */
export function addressOf(request: FastifyRequest, publicUrl: string | null): string {
  const path = request.url.split('?', 1)[0] ?? ''
  return `${publicUrl ?? `${request.protocol}://${request.host}`}${path}`
}
