import { deviceKindOf, type seatLogin } from '@seaport/contract/desk/seat-session'
import type { Device } from '@seaport/contract/desk/seat-session.schema'
import type { DataOf, ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { Reason } from '@seaport/contract/kernel/reason'
import { calculateJwkThumbprint } from 'jose'
import type { Context } from '../../../kernel/http/context.ts'
import { passwordMatches } from '../../../kernel/password.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { hashToken, newToken } from '../../../kernel/secret.ts'
import { countLoginAttempt } from '../../../kernel/throttle/throttle.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { type LoginAttempt, logLogin } from '../../people/login-log/login-log.public.ts'
import { signOutSeatAccounts } from '../account/account.public.ts'
import { changeSeat, lockSeat, releaseSeat, type SeatRow, subjectOfSeatGuess } from '../seat/seat.public.ts'
import { decideLogin } from './login-decision.ts'
import { readProof } from './proof.ts'
import { seatByCode, useProof } from './seat-session.repository.ts'
import type { SeatSessionHooks } from './seat-session-hooks.ts'

type Answer = DataOf<typeof seatLogin>
/** A refusal that is recorded in the login log: returned instead of thrown, so that the entry is committed. */
type LoggedRefusal = { reason: Reason; values: Record<string, string> }

/**
 * Logs a device in to a seat. A wrong code and a wrong password get the same answer after the same time.
 * @throws Refused: proof_invalid, too_many_requests, wrong_credentials, seat_disabled, seat_held
 */
export async function logIn(
  context: Context<null>,
  hooks: SeatSessionHooks,
  { seat_code, password, device }: ParsedOf<typeof seatLogin>['body'],
): Promise<Answer> {
  const { db, now, origin, address } = context
  const thumbprint = await provenKey(context, device, { method: 'POST', address, token: null, now })
  const seat = await seatByCode(db, seat_code)
  const isBound = seat?.device_key === thumbprint
  const wasRight = await countLoginAttempt(context, subjectOfSeatGuess(seat_code, isBound))
  const matches = await passwordMatches(password, seat?.password_hash ?? null)
  if (!seat) refuse('wrong_credentials')
  const attempt = { tenantId: seat.tenant_id, seatId: seat.id, at: now, origin, detail: device.name }
  if (!matches) {
    await logLogin(db, { ...attempt, outcome: 'wrong_password' })
    refuse('wrong_credentials')
  }
  await wasRight()
  const token = newToken()
  const outcome = await context.mutate(async (work): Promise<Answer | LoggedRefusal> => {
    const locked = await lockSeat(work, seat.tenant_id, seat.id)
    // Deleted or given a new password while this one was checked.
    if (locked?.password_hash !== seat.password_hash) refuse('wrong_credentials')
    if (!locked.enabled || seat.tenant_status !== 'normal') {
      await logLogin(work.trx, { ...attempt, outcome: 'disabled' })
      return { reason: 'seat_disabled', values: {} }
    }
    return startSession(work, hooks, locked, { device, thumbprint, token, attempt })
  })
  if ('reason' in outcome) refuse(outcome.reason, outcome.values)
  return outcome
}

/** @returns the thumbprint of the request's key, which must match the one that the device names */
async function provenKey(
  { db, header }: Context<null>,
  device: Device,
  request: Parameters<typeof readProof>[1],
): Promise<string> {
  const proof = await readProof(header('dpop'), request)
  if ((await calculateJwkThumbprint(device.public_key)) !== proof.thumbprint) refuse('proof_invalid')
  if (!(await useProof(db, proof.jtiHash, proof.deadAt))) refuse('proof_invalid')
  return proof.thumbprint
}

/** A device with the right password, before the decision. */
interface NewSession {
  device: Device
  thumbprint: string
  token: string
  attempt: Omit<LoginAttempt, 'outcome'>
}

async function startSession(
  work: UnitOfWork,
  hooks: SeatSessionHooks,
  seat: SeatRow,
  newcomer: NewSession,
): Promise<Answer | LoggedRefusal> {
  const { trx, now } = work
  const { tenant_id, id } = seat
  const { device, thumbprint, token, attempt } = newcomer
  const kind = deviceKindOf(device.id)
  const decision = decideLogin(seat, { thumbprint, kind }, now)
  const holder = seat.device_name ?? ''
  const detail = decision === 'held' || decision === 'takeover' ? `${device.name} ← ${holder}` : device.name
  if (decision === 'held') {
    // The demo's agent keeps retrying while a person uses the seat.
    if (kind !== 'demo_agent') await logLogin(trx, { ...attempt, detail, outcome: 'held' })
    return { reason: 'seat_held', values: { device: holder } }
  }
  await releaseSeat(work, hooks, seat, decision === 'takeover' ? 'device_changed' : 'logged_in_again')
  // A new device has none of the accounts' credentials.
  if (decision !== 'again') await signOutSeatAccounts(work, tenant_id, id)
  await changeSeat(trx, tenant_id, id, {
    device_key: thumbprint,
    device_id: device.id,
    device_name: device.name,
    device_platform: device.platform,
    ...(decision !== 'again' && { device_bound_at: now }),
    session_hash: hashToken(token),
    last_seen_at: now,
    last_login_at: now,
    told_online: 1,
  })
  await hooks.desktopArrives(work, { tenantId: tenant_id, seatId: id })
  await logLogin(trx, { ...attempt, detail, outcome: decision === 'takeover' ? 'takeover' : 'ok' })
  if (seat.session_hash !== null) work.emit(tenant_id, { type: 'session_over', seat_id: id })
  work.emit(tenant_id, { type: 'seat', seat_id: id })
  const { seat_code, name, allocated } = seat
  return { token, seat: { id, seat_code, name, allocated } }
}
