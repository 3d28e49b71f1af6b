import type { FastifyRequest } from 'fastify'
import type { SeatActor } from '../../../kernel/http/actor.ts'
import { addressOf } from '../../../kernel/http/address.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { hashToken } from '../../../kernel/secret.ts'
import { type UnitOfWork, withTransaction } from '../../../kernel/unit-of-work.ts'
import type { Heartbeat } from '../seat/seat.public.ts'
import { markOnline } from './heartbeat.ts'
import { readProof } from './proof.ts'
import { seatByToken, useProof } from './seat-session.repository.ts'
import type { SeatSessionHooks } from './seat-session-hooks.ts'

/** Idle time after which a seat's session ends, in ms. */
const IDLE_LIMIT = 30 * 24 * 60 * 60 * 1000
/** Calls count as signs of life, written down at most this often; milliseconds. */
const LIFE_INTERVAL = 5000

/** Writes down that a seat is alive. */
export type NoteAlive = (beat: Heartbeat) => Promise<void>

/**
 * Finds the seat of a desktop's token. The request must carry a fresh proof of the key that the seat is bound to: a copied token alone is useless.
 * @throws Refused: not_logged_in for a token that is unknown, superseded or expired; proof_invalid
 */
export async function authenticateSeat(
  installation: Installation,
  { hooks, noteAlive }: { hooks: SeatSessionHooks; noteAlive: NoteAlive },
  request: FastifyRequest,
  token: string,
): Promise<SeatActor> {
  const { env, database } = installation
  const now = installation.clock()
  const sessionHash = hashToken(token)
  const seat = await seatByToken(database.db, sessionHash)
  if (!seat || !isLetIn(seat)) refuse('not_logged_in')
  const lastSeen = seat.last_seen_at ?? 0
  if (now - lastSeen >= IDLE_LIMIT) refuse('not_logged_in')

  const { dpop } = request.headers
  const proof = await readProof(typeof dpop === 'string' ? dpop : undefined, {
    method: request.method,
    address: addressOf(request, env.publicUrl),
    token,
    now,
  })
  if (proof.thumbprint !== seat.device_key) refuse('proof_invalid')
  if (!(await useProof(database.db, proof.jtiHash, proof.deadAt))) refuse('proof_invalid')

  const { id: seatId, tenant_id: tenantId } = seat
  const actor: SeatActor = { kind: 'seat', seatId, tenantId, sessionHash }
  if (!seat.told_online) await withTransaction(installation, (work) => markOnline(work, hooks, actor))
  else if (now - lastSeen >= LIFE_INTERVAL) await noteAlive({ tenantId, sessionHash, at: now })
  return actor
}

/** @throws Refused: not_logged_in where the seat's session has ended since, or another desktop has taken the seat */
export async function requireSeatSession({ trx }: UnitOfWork, { sessionHash }: SeatActor): Promise<void> {
  const seat = await seatByToken(trx, sessionHash)
  if (!seat || !isLetIn(seat)) refuse('not_logged_in')
}

function isLetIn({ tenant_status }: { tenant_status: string }): boolean {
  return tenant_status === 'normal'
}
