import { createHash } from 'node:crypto'
import { createSeat } from '@seaport/contract/desk/seat'
import { seatLogin } from '@seaport/contract/desk/seat-session'
import type { Plan } from '@seaport/contract/people/plan.schema'
import { passSecondFactor } from '@seaport/contract/people/second-factor'
import { login } from '@seaport/contract/people/session'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { newId } from '../kernel/id.ts'
import { hashPassword } from '../kernel/password.ts'
import { encrypt } from '../kernel/secret.ts'
import { totpKey } from '../modules/people/second-factor/factor-code.ts'
import { newUser } from '../modules/people/user/user.public.ts'
import type { Credentials, TestServer } from './test-server.ts'
import { totpAt } from './totp.ts'

export const PASSWORD = 'Test-password-1'

/** Password hashing is slow on purpose; the tests' people share one. */
const sharedHash = hashPassword(PASSWORD)

/** A user who is logged in. */
export interface TestUser {
  id: string
  email: string
  as: Credentials
}

interface NewTestUser {
  role?: 'owner' | 'admin' | 'user'
  ports?: number
  days?: number
  /** `professional` unless told, which opens everything. */
  plan?: Plan
}

/**
 * Creates a user in the database and logs it in over HTTP. Its step-up counts for ever, and an administrator's session has passed a second factor whose secret
 * is `TOTP_SECRET`: a test of either takes that away.
 */
export async function createUser(server: TestServer, options: NewTestUser = {}): Promise<TestUser> {
  const user = await insertPerson(server, options)
  const { token } = await server.call(login, { body: { email: user.email, password: PASSWORD } })
  const { db } = server.installation.database
  await db
    .updateTable('user_session')
    .set({ confirmed_until: Number.MAX_SAFE_INTEGER, expires_at: server.clock.now() + 30 * DAY })
    .where('user_id', '=', user.id)
    .execute()
  if (options.role === 'owner' || options.role === 'admin') await giveSecondFactor(server, user.id)
  return { ...user, as: async () => ({ token, user_id: user.id }) }
}

const DAY = 24 * 60 * 60 * 1000

/** What the authenticator apps of the tests' people know. */
const TOTP_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** @returns the code that an authenticator app shows; one of a later step, where a code was used already */
export function totpCode(server: Pick<TestServer, 'clock'>, later = 0, secret = TOTP_SECRET): string {
  return totpAt(secret, server.clock.now() + later * 30_000)
}

/** Sets up an authenticator app for a user directly in the database; all of their sessions have passed it. */
export async function giveSecondFactor(server: TestServer, userId: string): Promise<void> {
  const { installation, clock } = server
  const { db } = installation.database
  const secret_sealed = encrypt(totpKey(installation.secret), TOTP_SECRET, userId)
  await db
    .insertInto('totp')
    .values({ user_id: userId, secret_sealed, last_step: null, pending_sealed: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const second_factor_at = clock.now()
  await db.updateTable('user').set({ second_factor_at }).where('id', '=', userId).execute()
  await db.updateTable('user_session').set({ second_factor_at }).where('user_id', '=', userId).execute()
}

/** Logs somebody in over HTTP, with the second factor where there is one. */
export async function logInByCode(
  server: TestServer,
  { email }: Pick<TestUser, 'email'>,
  {
    password = PASSWORD,
    later = 0,
    secret = TOTP_SECRET,
  }: { password?: string; later?: number; secret?: string } = {},
): Promise<Credentials> {
  const { token, user_id, next } = await server.call(login, { body: { email, password } })
  const as = async () => ({ token, user_id })
  if (next === 'second_factor')
    await server.call(passSecondFactor, { body: { code: totpCode(server, later, secret) } }, { as })
  return as
}

async function insertPerson(server: TestServer, options: NewTestUser): Promise<Omit<TestUser, 'as'>> {
  const { role = 'user', ports = 10, days = 30, plan = 'professional' } = options
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
        plan,
        port_num: ports,
        port_expire_at: server.clock.now() + days * 24 * 60 * 60 * 1000,
      }),
    )
    .execute()
  return { id, email }
}

/** Gives a user another role, bypassing all rules; and a second factor, if the role needs one. */
export async function giveRole(
  server: TestServer,
  { id }: Pick<TestUser, 'id'>,
  role: string,
): Promise<void> {
  const { db } = server.installation.database
  await db.updateTable('user').set({ role_key: role }).where('id', '=', id).execute()
  const { superuser } = await db
    .selectFrom('role')
    .select('superuser')
    .where('key', '=', role)
    .executeTakeFirstOrThrow()
  if (superuser) await giveSecondFactor(server, id)
}

/** A desktop with its own key. */
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
export async function logIn(
  server: TestServer,
  seatCode: string,
  device: TestDevice,
  password = PASSWORD,
): Promise<Credentials> {
  const { token } = await server.call(
    seatLogin,
    { body: { seat_code: seatCode, password, device: device.description } },
    { as: async (method, url) => ({ dpop: await device.prove(method, url) }) },
  )
  return async (method, url) => ({ token, dpop: await device.prove(method, url, token) })
}
