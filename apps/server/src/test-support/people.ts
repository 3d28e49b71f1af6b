import { createHash } from 'node:crypto'
import { createSeat } from '@seaport/contract/desk/seat'
import { seatLogin } from '@seaport/contract/desk/seat-session'
import { login } from '@seaport/contract/people/session'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { newId } from '../kernel/id.ts'
import { hashPassword } from '../kernel/password.ts'
import { newUser } from '../modules/people/user/user.public.ts'
import type { Credentials, TestServer } from './test-server.ts'

export const PASSWORD = 'Test-password-1'

/** Password hashing is slow on purpose; the tests' people share one. */
const sharedHash = hashPassword(PASSWORD)

/** A user who is logged in. */
export interface TestUser {
  id: string
  email: string
  as: Credentials
}

/** Creates a user in the database and logs it in over HTTP. */
export async function createUser(
  server: TestServer,
  options: { role?: 'owner' | 'admin' | 'user'; ports?: number; days?: number } = {},
): Promise<TestUser> {
  const { role = 'user', ports = 10, days = 30 } = options
  const id = newId()
  const email = `${id}@example.test`
  await server.installation.database.db
    .insertInto('user')
    .values(
      newUser(server.clock.now(), {
        id,
        email,
        username: 'Tester',
        password_hash: await sharedHash,
        role_key: role,
        port_num: ports,
        port_expire_at: server.clock.now() + days * 24 * 60 * 60 * 1000,
      }),
    )
    .execute()
  const { token } = await server.call(login, { body: { email, password: PASSWORD } })
  return { id, email, as: async () => ({ token, user_id: id }) }
}

/** Gives a user another role, past all rules. */
export async function giveRole(
  server: TestServer,
  { id }: Pick<TestUser, 'id'>,
  role: string,
): Promise<void> {
  const { db } = server.installation.database
  await db.updateTable('user').set({ role_key: role }).where('id', '=', id).execute()
}

/** A desktop with a key of its own. */
export interface TestDevice {
  description: {
    id: string
    name: string
    platform: 'linux'
    public_key: { kty: 'EC'; crv: 'P-256'; x: string; y: string }
  }
  thumbprint: string
  /** Proof of the key for a request (RFC 9449). */
  prove(method: string, url: string, token?: string, issuedAt?: number): Promise<string>
}

export async function createDevice(clock: { now(): number }, name = 'Test desk'): Promise<TestDevice> {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true })
  const { x = '', y = '' } = await exportJWK(publicKey)
  const jwk = { kty: 'EC' as const, crv: 'P-256' as const, x, y }
  return {
    description: { id: newId(), name, platform: 'linux', public_key: jwk },
    thumbprint: await calculateJwkThumbprint(jwk),
    prove(method, url, token, issuedAt = clock.now()) {
      const ath = token && { ath: createHash('sha256').update(token).digest('base64url') }
      return new SignJWT({ htm: method, htu: url, jti: newId(), iat: Math.floor(issuedAt / 1000), ...ath })
        .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk })
        .sign(privateKey)
    },
  }
}

/** A seat and what its desktop needs to act for it. */
export interface TestSeat {
  id: string
  seatCode: string
  device: TestDevice
  as: Credentials
}

/** Creates a seat with ports and logs a new device in to it. */
export async function createSeatOnline(
  server: TestServer,
  supervisor: TestUser,
  allocated: number,
): Promise<TestSeat> {
  const seat = await server.call(
    createSeat,
    { body: { name: 'Seat', password: PASSWORD, allocated } },
    { as: supervisor.as },
  )
  const device = await createDevice(server.clock)
  const as = await logIn(server, seat.seat_code, device)
  return { id: seat.id, seatCode: seat.seat_code, device, as }
}

/** Logs a device in to a seat. @returns credentials of the session */
export async function logIn(server: TestServer, seatCode: string, device: TestDevice): Promise<Credentials> {
  const { token } = await server.call(
    seatLogin,
    { body: { seat_code: seatCode, password: PASSWORD, device: device.description } },
    { as: async (method, url) => ({ dpop: await device.prove(method, url) }) },
  )
  return async (method, url) => ({ token, dpop: await device.prove(method, url, token) })
}
