import type { FastifyRequest } from 'fastify'

/**
 * @param publicUrl the installation's own address, where one is set: it counts alone, whatever the Host header says
 * @returns address of a request as the client wrote it, without its query
 */
export function addressOf(request: FastifyRequest, publicUrl: string | null): string {
  const path = request.url.split('?', 1)[0] ?? ''
  return `${publicUrl ?? `${request.protocol}://${request.host}`}${path}`
}
