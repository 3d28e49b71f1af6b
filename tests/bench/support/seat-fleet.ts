/** Logged-in seats, each with an account and a task, inserted without the API: the measurement starts after that. */
import { createHash } from 'node:crypto'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { openDatabase } from '../../../apps/server/src/db/open.ts'
import { newId } from '../../../apps/server/src/kernel/id.ts'
import { newUser } from '../../../apps/server/src/modules/people/user/user.public.ts'
import { initialProgress } from '../../../apps/server/src/modules/work/task/task.public.ts'

const DAY = 24 * 60 * 60 * 1000

/** One seat of the fleet. */
export interface FleetSeat {
  tenantId: string
  seatId: string
  accountId: string
  taskId: string
  token: string
  /** Number of its last report. */
  seq: number
}

/** Creates proofs with the one key that all devices of the fleet share; signing is not measured. */
export interface Prover {
  thumbprint: string
  prove(method: string, address: string, token: string): Promise<string>
}

export async function createProver(): Promise<Prover> {
  const { publicKey, privateKey } = await generateKeyPair('ES256')
  const { x = '', y = '' } = await exportJWK(publicKey)
  const jwk = { kty: 'EC', crv: 'P-256', x, y }
  return {
    thumbprint: await calculateJwkThumbprint(jwk),
    prove(method, address, token) {
      const ath = createHash('sha256').update(token).digest('base64url')
      return new SignJWT({ htm: method, htu: address, jti: newId(), iat: Math.floor(Date.now() / 1000), ath })
        .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk })
        .sign(privateKey)
    },
  }
}

/**
 * Adds seats to a migrated database.
 * @param active number of seats that will call, spread evenly over all (`activeOf`); the others count as alive all the
 * time, or the server would report them as silent
 * @param each number of seats of one tenant
 */
export async function addFleet(
  where: Parameters<typeof openDatabase>[0],
  { count, active, each = 100 }: { count: number; active: number; each?: number },
  thumbprint: string,
): Promise<FleetSeat[]> {
  const database = openDatabase(where)
  const { db } = database
  const now = Date.now()
  const fleet: FleetSeat[] = []
  const isActive = spread(count, active)
  for (let first = 0; first < count; first += each) {
    const tenant = newUser(now, {
      email: `${newId()}@example.test`,
      username: 'Fleet',
      password_hash: '',
      role_key: 'user',
      port_num: each * 5,
      port_expire_at: now + 30 * DAY,
    })
    const seats = Array.from({ length: Math.min(each, count - first) }, () => ({
      tenantId: tenant.id,
      seatId: newId(),
      accountId: newId(),
      taskId: newId(),
      token: newId(),
      seq: 0,
    }))
    await db.insertInto('user').values(tenant).execute()
    const lastSeen = (index: number) => (isActive(first + index) ? now : now + DAY)
    await db
      .insertInto('seat')
      .values(seats.map((seat, index) => seatRow(seat, thumbprint, now, lastSeen(index))))
      .execute()
    await db
      .insertInto('account')
      .values(seats.map((seat) => accountRow(seat, now)))
      .execute()
    await db
      .insertInto('task')
      .values(seats.map((seat, index) => taskRow(seat, now, index + 1)))
      .execute()
    fleet.push(...seats)
  }
  await database.close()
  return fleet
}

/** @returns those of a fleet that will call */
export function activeOf(fleet: readonly FleetSeat[], active: number): FleetSeat[] {
  const isActive = spread(fleet.length, active)
  return fleet.filter((_, index) => isActive(index))
}

const spread = (count: number, active: number) => (index: number) => index % Math.floor(count / active) === 0

function seatRow({ tenantId, seatId, token }: FleetSeat, thumbprint: string, now: number, lastSeen: number) {
  return {
    id: seatId,
    tenant_id: tenantId,
    seat_code: seatId,
    name: 'Seat',
    password_hash: '',
    allocated: 5,
    enabled: 1 as const,
    remark: '',
    device_key: thumbprint,
    session_hash: createHash('sha256').update(token).digest(),
    last_seen_at: lastSeen,
    told_online: 1 as const,
    created_at: now,
  }
}

function accountRow({ tenantId, seatId, accountId }: FleetSeat, now: number) {
  return {
    id: accountId,
    tenant_id: tenantId,
    network: 'x_sandbox' as const,
    handle_key: accountId,
    account: accountId,
    nickname: '',
    sign_in_name: '',
    type: 'promotion' as const,
    import_type: 'manual' as const,
    imported_at: now,
    availability: 'normal' as const,
    unblock_count: 0,
    login_status: 'logged_in' as const,
    seat_id: seatId,
    time_zone: 'UTC',
  }
}

function taskRow({ tenantId, seatId, accountId, taskId }: FleetSeat, now: number, number: number) {
  return {
    ...initialProgress,
    id: taskId,
    tenant_id: tenantId,
    number,
    name: 'Fleet',
    kind: 'collect_commenters' as const,
    network: 'x_sandbox' as const,
    executor: 'api' as const,
    status: 'queued' as const,
    work: JSON.stringify({
      kind: 'collect_commenters',
      params: { links: ['http://127.0.0.1:8788/harbor_tea/status/1'], target_count: 100 },
    }),
    account_id: accountId,
    seat_id: seatId,
    created_by: 'supervisor' as const,
    scheduled_at: null,
    created_at: now,
    queued_at: now,
    target_count: 100,
  }
}
