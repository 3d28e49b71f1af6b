import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DEMO_PASSWORD } from '../world/demo.ts'
import type { Person, World } from '../world/types.ts'

const COOKIE = 'network_session'
const LIFETIME_SECONDS = 30 * 24 * 60 * 60

interface Session {
  person: number
  /** CSRF token of the session's forms. */
  formKey: string
}

/** The person signed in on the web pages. */
export interface Visitor {
  person: Person
  formKey: string
}

export interface Sessions {
  /** The person with this handle and password; undefined if they do not match. */
  check(handle: string, password: string): Person | undefined
  signIn(reply: FastifyReply, person: Person): void
  signOut(request: FastifyRequest, reply: FastifyReply): void
  visitor(request: FastifyRequest): Visitor | undefined
}

function equal(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function cookieOf(request: FastifyRequest): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(/;\s*/)
  return pairs.find((pair) => pair.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1)
}

/** Sessions by cookie, in memory. */
export function createSessions(world: World): Sessions {
  const sessions = new Map<string, Session>()
  const setCookie = (reply: FastifyReply, value: string, seconds: number) =>
    reply.header('set-cookie', `${COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}`)

  return {
    check(handle, password) {
      const person = world.personByHandle.get(handle.trim().replace(/^@/, '').toLowerCase())
      return person && equal(person.password ?? DEMO_PASSWORD, password) ? person : undefined
    },
    signIn(reply, person) {
      const key = randomBytes(24).toString('base64url')
      sessions.set(key, { person: person.index, formKey: randomBytes(18).toString('base64url') })
      setCookie(reply, key, LIFETIME_SECONDS)
    },
    signOut(request, reply) {
      sessions.delete(cookieOf(request) ?? '')
      setCookie(reply, '', 0)
    },
    visitor(request) {
      const session = sessions.get(cookieOf(request) ?? '')
      const person = session && world.people[session.person]
      return session && person ? { person, formKey: session.formKey } : undefined
    },
  }
}
