import type { FastifyRequest } from 'fastify'
import { Refused } from '../refusal.ts'

/** @returns the refusal of a body that was compressed; null = it was not. Its content would be taken for broken JSON, or for a broken form. */
export function compressedBodyRefusal({ headers }: Pick<FastifyRequest, 'headers'>): Refused | null {
  const encoding = headers['content-encoding']?.trim().toLowerCase() || 'identity'
  if (encoding === 'identity') return null
  return new Refused('unsupported_media', {}, [{ loc: ['header', 'content-encoding'], msg: '' }])
}
